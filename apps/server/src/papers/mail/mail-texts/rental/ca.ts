import type { RentalMailText } from './en.ts'

export const caRentalMail: Readonly<Record<RentalMailText, string>> = {
  guestWaits: 'Un conductor espera: {hotel}',
  nobodyCame:
    'Fa un minut que algú necessita una persona i ningú al taulell se n’ha fet càrrec. Avisos d’aquest tipus oberts: {count}.',
  whyYou: 'Rebeu aquest missatge perquè sou responsable de l’oficina.',
  roomReady: 'El vostre cotxe és a punt: {hotel}',
  comeForKey:
    'Conservem tot el que ens vau donar. Busqueu la reserva al terminal o al telèfon i la clau serà vostra; al taulell us ajuden amb molt de gust.',
  preCheckin: 'Avanceu la recollida a {hotel}',
  giveDetails:
    'Si voleu, doneu-nos ara les vostres dades des del mòbil: són uns minuts i al taulell només quedarà recollir la clau.',
  startPreCheckin: 'Donar les meves dades',
  preCheckinLink:
    'L’enllaç és per a vós i per a qui condueix amb vós. Funciona fins que torni el cotxe i demana el cognom.',
  erasedLater:
    'El que la llei obliga una empresa de lloguer a conservar dels vostres lloguers es guarda fins que s’acaba el termini, i després s’esborra.',
  closedWithoutYou: 'Si no ho heu demanat vós, aviseu l’oficina.',
  stayCard: 'El vostre lloguer: {hotel}',
  stayCardReady: 'El cotxe és vostre. Aquí teniu el que necessiteu fins que el torneu.',
  openStayCard: 'Obrir el meu cotxe i el codi',
  stayCardFooter: 'Rebeu aquest correu perquè heu recollit un cotxe a {hotel}. Si us plau, no el compartiu.',
  arrival: '{guest} ha recollit el cotxe: plaça {room} ({hotel})',
  arrivalTold: 'Un conductor ha completat la recollida sense ajuda.',
  arrivalFooter: 'Rebeu aquest correu perquè {hotel} vol saber de les recollides completades.',
  lostCode: 'El codi de la vostra caixa de claus a {hotel}',
  lostCodeLink:
    'Algú ha tornat a demanar el codi de la vostra caixa de claus. Aquest enllaç el mostra al vostre telèfon; funciona una sola vegada, durant 30 minuts:',
  keyCodeIs:
    'Algú està recollint el vostre cotxe amb un mòbil. Per obtenir la clau, escriviu-hi aquest codi: {code}. És vàlid durant 15 minuts.',
  codeShown: 'S’ha mostrat el codi de la vostra caixa de claus a {hotel}',
  codeShownAt:
    'El codi del cotxe de la plaça {room} es va mostrar a les {time} a la pantalla «{device}» a algú que va saber respondre el que només vós hauríeu de saber.',
  codeShownNotYou: 'Si no heu estat vós, truqueu de seguida al taulell: {phone}.',
  codeShownAskDesk: 'Si no heu estat vós, aviseu de seguida al taulell.',
  billThanks: 'Gràcies per conduir amb nosaltres. El cotxe ha tornat.',
  billFooter: 'Rebeu aquest correu perquè heu demanat la factura en tornar el cotxe a {hotel}.',
  billInHouse:
    'Aquesta és la vostra factura fins ara. Si s’hi afegeix alguna cosa durant el lloguer, en rebreu una de nova en tornar el cotxe.',
  billBefore:
    'Aquesta és la vostra factura fins ara, abans del lloguer. Si s’hi afegeix alguna cosa, en rebreu una de nova.',
  factRoom: 'Plaça d’aparcament',
  factCode: 'Codi de la caixa de claus',
  codeNotYours: 'L’heu trobat? Porteu-lo al taulell, {phone}.',
  factLeave: 'Devolució',
  factGuests: 'Conductors',
  factDue: 'A pagar al taulell',
  valueSigned: 'Contracte de lloguer: {names}',
  valueFloor: '{floor, plural, =0 {Planta baixa} other {Planta #}}',
}
