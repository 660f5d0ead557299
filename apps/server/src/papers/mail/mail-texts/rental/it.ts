import type { RentalMailText } from './en.ts'

export const itRentalMail: Readonly<Record<RentalMailText, string>> = {
  guestWaits: 'Un conducente attende: {hotel}',
  nobodyCame:
    'Da un minuto qualcuno ha bisogno di una persona e nessuno al banco se ne è fatto carico. Avvisi di questo tipo aperti: {count}.',
  whyYou: 'Riceve questo messaggio perché è responsabile della sede.',
  roomReady: 'La Sua auto è pronta: {hotel}',
  comeForKey:
    'Tutto quello che ci ha dato è conservato. Cerchi la Sua prenotazione al totem o sul telefono e avrà la chiave; al banco sono a Sua disposizione.',
  preCheckin: 'Anticipi il ritiro presso {hotel}',
  giveDetails:
    'Se desidera, ci dia i Suoi dati già ora dal telefono: bastano pochi minuti e al banco resterà solo da ritirare la chiave.',
  startPreCheckin: 'Dare i miei dati',
  preCheckinLink:
    'Il link è per Lei e per chi guida con Lei. Funziona finché l’auto non è rientrata e chiede il Suo cognome.',
  erasedLater:
    'Ciò che la legge obbliga un noleggiatore a conservare dei Suoi noleggi resta fino alla scadenza prevista, poi viene cancellato.',
  closedWithoutYou: 'Se non l’ha chiesto Lei, avvisi la sede.',
  stayCard: 'Il Suo noleggio: {hotel}',
  stayCardReady: 'L’auto è Sua. Ecco ciò che Le serve fino alla riconsegna.',
  openStayCard: 'Aprire la mia auto e il codice',
  stayCardFooter: 'Riceve questa e-mail perché ha ritirato un’auto presso {hotel}. La preghiamo di non condividerla.',
  arrival: '{guest} ha ritirato l’auto: posto {room} ({hotel})',
  arrivalTold: 'Un conducente ha completato il ritiro da solo.',
  arrivalFooter: 'Riceve questa e-mail perché {hotel} vuole essere informato dei ritiri completati.',
  lostCode: 'Il codice della Sua cassetta chiavi, {hotel}',
  lostCodeLink:
    'Qualcuno ha chiesto di nuovo il codice della Sua cassetta chiavi. Questo link lo mostra sul Suo telefono; funziona una sola volta, per 30 minuti:',
  keyCodeIs:
    'Qualcuno sta ritirando la Sua auto con un telefono. Per avere la chiave, inserisca lì questo codice: {code}. È valido per 15 minuti.',
  codeShown: 'Il codice della Sua cassetta chiavi è stato mostrato, {hotel}',
  codeShownAt:
    'Il codice dell’auto al posto {room} è stato mostrato alle {time} sullo schermo «{device}» a qualcuno che ha saputo rispondere ciò che solo Lei dovrebbe sapere.',
  codeShownNotYou: 'Se non è stato Lei, chiami subito il banco: {phone}.',
  codeShownAskDesk: 'Se non è stato Lei, avvisi subito il banco.',
  billThanks: 'Grazie di aver guidato con noi. L’auto è rientrata.',
  billFooter: 'Riceve questa e-mail perché ha chiesto il conto riconsegnando l’auto a {hotel}.',
  billInHouse:
    'Ecco il Suo conto fino a questo momento. Se si aggiunge qualcosa durante il noleggio, ne riceverà uno nuovo alla riconsegna.',
  billBefore:
    'Ecco il Suo conto fino a questo momento, prima del noleggio. Se si aggiunge qualcosa, ne riceverà uno nuovo.',
  factRoom: 'Posto auto',
  factCode: 'Codice della cassetta chiavi',
  codeNotYours: 'L’ha trovato? Lo consegni al banco, {phone}.',
  factLeave: 'Riconsegna',
  factGuests: 'Conducenti',
  factDue: 'Da pagare al banco',
  valueSigned: 'Contratto di noleggio: {names}',
  valueFloor: '{floor, plural, =0 {Piano terra} other {Livello #}}',
}
