import type { MailWord } from './en.ts'

export const itMail: Readonly<Record<MailWord, string>> = {
  hello: 'Buongiorno,',
  helloName: 'Buongiorno {name},',
  newPassword: 'Scelga una nuova password per {hotel}',
  choosePassword: 'Scegliere una password',
  resetLink: 'Ha chiesto una nuova password. Questo link funziona una volta sola, per 30 minuti:',
  resetNotYou: 'Se non l’ha chiesta Lei, non è successo nulla e non deve fare nulla.',
  newPasswordLink:
    'È stata chiesta una nuova password per questo indirizzo. Questo link funziona una volta sola, per un’ora:',
  newPasswordNotYou: 'Se non l’ha chiesta Lei, ignori questo messaggio: la Sua password resta com’è.',
  invitation: 'Il Suo account presso {hotel}',
  invited:
    '{by} Le ha creato un account presso {hotel}. Scelga la password; questo link funziona una volta sola, per sette giorni:',
  invitedWrongly: 'Se non lavora lì, ignori questo messaggio.',
  newRole: '{hotel} La invita',
  roleOffered:
    '{by} Le offre l’accesso a {hotel}. Acceda come al solito e accetti; questo link funziona una volta, per sette giorni:',
  acceptRole: 'Accettare',
  roleOfferedWrongly:
    'Se non lavora lì, ignori questa e-mail: non cambia nulla e l’hotel non saprà nulla del Suo account.',
  guestWaits: 'Un ospite attende: {hotel}',
  nobodyCame:
    'Da un minuto qualcuno ha bisogno di una persona e nessuno alla reception se ne è fatto carico. Avvisi di questo tipo aperti: {count}.',
  openAlerts: 'Aprire gli avvisi',
  whyYou: 'Riceve questo messaggio perché è responsabile dell’hotel.',
  roomReady: 'La Sua camera è pronta: {hotel}',
  comeForKey:
    'Tutto quello che ci ha dato è conservato. Cerchi la Sua prenotazione al totem o sul telefono e avrà la chiave; la reception è a Sua disposizione.',
  askedAtScreen: 'Ha chiesto questo messaggio a uno dei nostri schermi.',
  preCheckin: 'Anticipi il check-in presso {hotel}',
  welcome: 'Saremo lieti di accoglierLa {day}.',
  giveDetails:
    'Se desidera, ci dia i Suoi dati già ora dal telefono: bastano pochi minuti e in hotel resterà solo da ritirare la chiave.',
  startPreCheckin: 'Iniziare il pre-check-in',
  preCheckinLink:
    'Il link è per Lei e per chi viaggia con Lei. Funziona fino al giorno della partenza e chiede il Suo cognome.',
  confirmEmail: 'Confermi il Suo indirizzo per {hotel}',
  accountOpened:
    'Qualcuno ha aperto un account con questo indirizzo. Se l’ha fatto Lei, apra questo link sullo stesso dispositivo; funziona una volta sola, per sette giorni:',
  confirm: 'Confermare il mio indirizzo',
  openedWithoutYou:
    'Se non l’ha fatto Lei, ignori questo messaggio: senza la Sua conferma nessuno vede le Sue prenotazioni.',
  accountClosed: 'Il Suo account per {hotel} è chiuso',
  erasedNow: 'Il Suo account è chiuso. Nome, indirizzo e-mail, telefono, documento e password sono stati cancellati.',
  erasedLater:
    'Ciò che la legge obbliga un hotel a conservare dei Suoi soggiorni resta fino alla scadenza prevista, poi viene cancellato.',
  closedWithoutYou: 'Se non l’ha chiesto Lei, avvisi l’hotel.',
  stayCard: 'Il Suo soggiorno: {hotel}',
  stayCardReady: 'Il check-in è completo. Ecco ciò che Le serve fino alla partenza.',
  openStayCard: 'Aprire la mia carta',
  stayCardFooter: 'Riceve questa e-mail perché ha fatto il check-in presso {hotel}. La preghiamo di non condividerla.',
  arrival: '{guest} ha fatto il check-in: {room} ({hotel})',
  arrivalTold: 'Un ospite ha completato il self check-in.',
  arrivalFooter: 'Riceve questa e-mail perché {hotel} vuole essere informato dei check-in completati.',
  lostCode: 'Il codice della Sua porta, {hotel}',
  lostCodeLink:
    'Qualcuno ha chiesto di nuovo il codice della Sua porta. Questo link lo mostra sul Suo telefono; funziona una sola volta, per 30 minuti:',
  showMyCode: 'Mostra il mio codice',
  lostCodeNotYou: 'Se non è stato Lei, ignori questo messaggio: il codice non viene mostrato a nessun altro.',
  codeShown: 'Il codice della Sua porta è stato mostrato, {hotel}',
  codeShownAt:
    'Il codice della camera {room} è stato mostrato alle {time} sullo schermo «{device}» a qualcuno che ha saputo rispondere ciò che solo Lei dovrebbe sapere.',
  codeShownNotYou: 'Se non è stato Lei, chiami subito la reception: {phone}.',
  codeShownAskDesk: 'Se non è stato Lei, avvisi subito la reception.',
  codeNotYours: 'L’ha trovato? Lo consegni alla reception, {phone}.',
  valueUntilDay: 'Fino al {day}',
  factRoom: 'Camera',
  factSpace: 'Posto auto',
  factCode: 'Codice della porta',
  factBoxCode: 'Codice della cassetta chiavi',
  factWay: 'Come arrivarci',
  factStay: 'Dal – al',
  factWifi: 'Wi-Fi «{network}»',
  wifiOpen: 'Senza password',
  factBreakfast: 'Colazione',
  factLeave: 'Partenza',
  factNumber: 'Numero di prenotazione',
  factGuests: 'Ospiti',
  factSigned: 'Firmato',
  factDue: 'Da pagare alla reception',
  valueFloor: '{floor, plural, =0 {Piano terra} other {#º piano}}',
  valueFromUntil: 'dalle {from} alle {until}',
  valueUntil: '{day}, entro le {time}',
  valueSigned: 'Scheda di registrazione: {names}',
  valueTerms: 'Condizioni accettate: {names}',
}
