import type { MailText } from './en.ts'

export const caMail: Readonly<Record<MailText, string>> = {
  hello: 'Hola:',
  helloName: 'Hola, {name}:',
  newPassword: 'Trieu una contrasenya nova per a {hotel}',
  choosePassword: 'Triar contrasenya',
  resetLink: 'Heu demanat una contrasenya nova. Aquest enllaç funciona una sola vegada, durant 30 minuts:',
  resetNotYou: 'Si no heu estat vós, no ha passat res i no heu de fer res.',
  newPasswordLink:
    'S’ha demanat una contrasenya nova per a aquesta adreça. Aquest enllaç funciona una sola vegada, durant una hora:',
  newPasswordNotYou: 'Si no heu estat vós, no feu cas d’aquest missatge: la vostra contrasenya no canvia.',
  invitation: 'El vostre compte a {hotel}',
  invited:
    '{by} us ha creat un compte a {hotel}. Trieu la contrasenya; aquest enllaç funciona una sola vegada, durant set dies:',
  invitedWrongly: 'Si no hi treballeu, no feu cas d’aquest missatge.',
  newRole: '{hotel} us convida',
  roleOffered:
    '{by} us ofereix accés a {hotel}. Inicieu la sessió com sempre i accepteu-lo; aquest enllaç funciona una vegada, durant set dies:',
  acceptRole: 'Accepta',
  roleOfferedWrongly:
    'Si no hi treballeu, no feu cas d’aquest correu: no canvia res, i l’hotel no sabrà res del vostre compte.',
  secondFactorReset: 'S’ha eliminat el vostre segon factor a {hotel}',
  factorsRemoved:
    '{by} ha eliminat les vostres aplicacions d’autenticació, claus d’accés i codis de recuperació. En configurareu un de nou la pròxima vegada que inicieu la sessió.',
  factorsNotYou: 'Si no ho heu demanat, aviseu de seguida el vostre responsable.',
  guestWaits: 'Un hoste espera: {hotel}',
  nobodyCame:
    'Fa un minut que algú necessita una persona i ningú a recepció se n’ha fet càrrec. Avisos d’aquest tipus oberts: {count}.',
  openAlerts: 'Obre els avisos',
  whyYou: 'Rebeu aquest missatge perquè sou responsable de l’hotel.',
  roomReady: 'La vostra habitació és a punt: {hotel}',
  comeForKey:
    'Conservem tot el que ens vau donar. Busqueu la reserva al terminal o al telèfon i la clau serà vostra; recepció us ajuda amb molt de gust.',
  askedAtScreen: 'Vau demanar aquest missatge en una de les nostres pantalles.',
  preCheckin: 'Avanceu el check-in a {hotel}',
  welcome: 'Serà un plaer rebre-us {day}.',
  giveDetails:
    'Si voleu, doneu-nos ara les vostres dades des del mòbil: són uns minuts i a l’hotel només quedarà recollir la clau.',
  startPreCheckin: 'Començar el pre-check-in',
  preCheckinLink:
    'L’enllaç és per a vós i per a qui viatja amb vós. Funciona fins al dia de sortida i demana el cognom.',
  confirmEmail: 'Confirmeu el vostre correu per a {hotel}',
  accountOpened:
    'Algú ha obert un compte amb aquesta adreça. Si heu estat vós, obriu aquest enllaç al mateix dispositiu; funciona una sola vegada, durant set dies:',
  confirm: 'Confirmar el meu correu',
  openedWithoutYou:
    'Si no heu estat vós, no feu cas d’aquest missatge: sense la vostra confirmació, ningú no veu les vostres reserves.',
  accountClosed: 'El vostre compte de {hotel} està tancat',
  erasedNow:
    'El vostre compte està tancat. Se n’han esborrat el nom, el correu, el telèfon, el document i la contrasenya.',
  erasedLater:
    'El que la llei obliga un hotel a conservar de les vostres estades es guarda fins que s’acaba el termini, i després s’esborra.',
  closedWithoutYou: 'Si no ho heu demanat vós, aviseu l’hotel.',
  stayCard: 'La vostra estada: {hotel}',
  stayCardReady: 'Ja heu fet el check-in. Aquí teniu el que necessiteu fins a la sortida.',
  openStayCard: 'Obrir la meva targeta',
  stayCardFooter: 'Rebeu aquest correu perquè heu fet el check-in a {hotel}. Si us plau, no el compartiu.',
  arrival: '{guest} ha fet el check-in: {room} ({hotel})',
  arrivalTold: 'Un hoste ha completat el check-in autònom.',
  arrivalFooter: 'Rebeu aquest correu perquè {hotel} vol saber dels check-ins completats.',
  lostCode: 'El codi de la vostra porta a {hotel}',
  lostCodeLink:
    'Algú ha tornat a demanar el codi de la vostra porta. Aquest enllaç el mostra al vostre telèfon; funciona una sola vegada, durant 30 minuts:',
  showMyCode: 'Veure el meu codi',
  lostCodeNotYou: 'Si no heu estat vós, ignoreu aquest missatge: el codi no es mostra a ningú més.',
  keyCode: 'El vostre codi per a la clau a {hotel}',
  keyCodeIs:
    'Algú està fent el check-in de la vostra reserva amb un mòbil. Per obtenir la clau, escriviu-hi aquest codi: {code}. És vàlid durant 15 minuts.',
  keyCodeNotYou: 'Si no heu estat vós, no doneu el codi a ningú: sense ell no hi ha clau.',
  codeShown: 'S’ha mostrat el codi de la vostra porta a {hotel}',
  codeShownAt:
    'El codi de l’habitació {room} es va mostrar a les {time} a la pantalla «{device}» a algú que va saber respondre el que només vós hauríeu de saber.',
  codeShownNotYou: 'Si no heu estat vós, truqueu de seguida a recepció: {phone}.',
  codeShownAskDesk: 'Si no heu estat vós, aviseu de seguida recepció.',
  codeNotYours: 'L’heu trobat? Porteu-lo a recepció, {phone}.',
  valueUntilDay: 'Fins al {day}',
  bill: 'La vostra factura de {hotel}',
  billThanks: 'Gràcies per allotjar-vos amb nosaltres. Heu fet el check-out.',
  billAttached: 'Trobareu la factura adjunta a aquest correu.',
  billFooter: 'Rebeu aquest correu perquè heu demanat la factura en fer el check-out a {hotel}.',
  billInHouse:
    'Aquesta és la vostra factura fins ara. Si s’hi afegeix alguna cosa durant l’estada, en rebreu una de nova en fer el check-out.',
  billBefore:
    'Aquesta és la vostra factura fins ara, abans de l’estada. Si s’hi afegeix alguna cosa, en rebreu una de nova.',
  billAsked: 'Rebeu aquest correu perquè vosaltres o {hotel} heu demanat enviar la factura a aquesta adreça.',
  cancelled: 'La vostra reserva a {hotel} està cancel·lada',
  cancelledNow: 'La vostra reserva està cancel·lada.',
  refundComes:
    'Us el retornem a la targeta o pel mateix mitjà amb què vau pagar. Amb targeta pot trigar uns dies a aparèixer.',
  feeIsDue: 'Les despeses de cancel·lació encara no estan pagades. Truqueu-nos i us direm com les podeu pagar.',
  cancelledFooter:
    'Rebeu aquest correu perquè s’ha cancel·lat la vostra reserva a {hotel}. Si teniu cap pregunta, truqueu-nos.',
  invoice: 'La vostra factura {number} de {hotel}',
  invoiceAttached: 'Trobareu la factura {number} adjunta a aquest correu.',
  creditNote: 'Factura rectificativa {number} de {hotel}',
  creditNoteAttached:
    'Trobareu la factura rectificativa {number} adjunta a aquest correu. Anul·la una factura completament.',
  invoiceFooter: 'Rebeu aquest correu perquè {hotel} l’ha expedida a nom vostre.',
  factToPay: 'Pendent de pagament',
  factFee: 'Despeses de cancel·lació',
  factRefund: 'Reemborsament',
  factRefundElsewhere: 'El retorna l’empresa amb què vau reservar',
  factTotal: 'Total',
  factPaid: 'Pagat',
  factRoom: 'Habitació',
  factCode: 'Codi de la vostra porta',
  factWay: 'Com arribar-hi',
  factStay: 'Del – al',
  factWifi: 'Wifi «{network}»',
  wifiOpen: 'Sense contrasenya',
  factBreakfast: 'Esmorzar',
  factLeave: 'Sortida',
  factNumber: 'Número de reserva',
  factGuests: 'Hostes',
  factSigned: 'Signat',
  factDue: 'A pagar a recepció',
  factCar: 'El vostre cotxe',
  factDeposit: 'Fiança',
  valueDepositBlocked: '{amount}, bloquejats a {card}. No es cobren i queden lliures quan torni el cotxe.',
  valueDepositAsked:
    '{amount}, que es bloquegen en una targeta al taulell. No es cobren i queden lliures quan torni el cotxe.',
  valueFloor: '{floor, plural, =0 {Planta baixa} other {Planta #}}',
  valueFromUntil: 'de {from} a {until}',
  valueUntil: '{day}, fins a les {time}',
  valueSigned: 'Full de registre: {names}',
  valueTerms: 'Condicions acceptades: {names}',
}
