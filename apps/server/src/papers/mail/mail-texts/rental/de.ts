import type { RentalMailText } from './en.ts'

export const deRentalMail: Readonly<Record<RentalMailText, string>> = {
  guestWaits: 'Ein Fahrer wartet: {hotel}',
  nobodyCame:
    'Seit einer Minute braucht jemand Hilfe, und am Schalter hat es niemand übernommen. Offene Hinweise dieser Art: {count}.',
  whyYou: 'Sie erhalten dies, weil Sie für die Station verantwortlich sind.',
  roomReady: 'Ihr Auto ist bereit: {hotel}',
  comeForKey:
    'Alle Ihre Angaben sind noch da. Rufen Sie Ihre Buchung am Terminal oder auf Ihrem Telefon auf, dann erhalten Sie Ihren Schlüssel; am Schalter hilft man Ihnen gern.',
  preCheckin: 'Schneller abholen bei {hotel}',
  giveDetails:
    'Wenn Sie mögen, geben Sie uns Ihre Daten schon jetzt mit dem Handy: Es dauert nur wenige Minuten, und am Schalter fehlt nur noch der Schlüssel.',
  startPreCheckin: 'Jetzt Angaben machen',
  preCheckinLink:
    'Der Link ist für Sie und alle, die mit Ihnen fahren. Er gilt, bis das Auto zurück ist, und fragt nach Ihrem Nachnamen.',
  erasedLater:
    'Was ein Vermieter gesetzlich über Ihre Mieten aufbewahren muss, bleibt bis zum Ende der Frist gespeichert und wird dann gelöscht.',
  closedWithoutYou: 'Haben Sie das nicht veranlasst, sagen Sie es bitte der Station.',
  stayCard: 'Ihre Miete: {hotel}',
  stayCardReady: 'Das Auto ist übergeben. Hier steht, was Sie bis zur Rückgabe brauchen.',
  openStayCard: 'Mein Auto und meinen Code öffnen',
  stayCardFooter:
    'Sie erhalten diese E-Mail, weil Sie bei {hotel} ein Auto abgeholt haben. Bitte behalten Sie sie für sich.',
  arrival: '{guest} hat abgeholt: Stellplatz {room} ({hotel})',
  arrivalTold: 'Ein Fahrer hat die Abholung ohne Hilfe abgeschlossen.',
  arrivalFooter: 'Sie erhalten diese E-Mail, weil {hotel} über abgeschlossene Abholungen benachrichtigt werden möchte.',
  lostCode: 'Ihr Code für das Schlüsselfach: {hotel}',
  lostCodeLink:
    'jemand hat noch einmal nach dem Code Ihres Schlüsselfachs gefragt. Dieser Link zeigt ihn auf Ihrem Telefon; er funktioniert einmal, 30 Minuten lang:',
  keyCodeIs:
    'Gerade holt jemand mit einem Handy Ihr Auto ab. Für den Schlüssel geben Sie dort diesen Code ein: {code}. Er gilt 15 Minuten.',
  codeShown: 'Ihr Code für das Schlüsselfach wurde gezeigt: {hotel}',
  codeShownAt:
    'der Code für das Auto auf Stellplatz {room} wurde um {time} am Bildschirm „{device}“ jemandem gezeigt, der beantworten konnte, was nur Sie wissen sollten.',
  codeShownNotYou: 'Waren Sie es nicht, rufen Sie bitte sofort am Schalter an: {phone}.',
  codeShownAskDesk: 'Waren Sie es nicht, sagen Sie es bitte sofort am Schalter.',
  billThanks: 'Danke, dass Sie mit uns gefahren sind. Das Auto ist zurück.',
  billFooter: 'Sie erhalten diese E-Mail, weil Sie bei der Rückgabe bei {hotel} um Ihre Rechnung gebeten haben.',
  billInHouse:
    'Hier ist Ihre Rechnung nach heutigem Stand. Kommt während der Miete etwas dazu, erhalten Sie bei der Rückgabe eine neue.',
  billBefore: 'Hier ist Ihre Rechnung nach heutigem Stand, vor der Miete. Kommt etwas dazu, erhalten Sie eine neue.',
  factRoom: 'Stellplatz',
  factCode: 'Code für Ihr Schlüsselfach',
  codeNotYours: 'Gefunden? Bitte am Schalter abgeben, {phone}.',
  factLeave: 'Rückgabe',
  factGuests: 'Fahrer',
  factDue: 'Am Schalter zu zahlen',
  valueSigned: 'Mietvertrag: {names}',
  valueFloor: '{floor, plural, =0 {Erdgeschoss} other {Ebene #}}',
}
