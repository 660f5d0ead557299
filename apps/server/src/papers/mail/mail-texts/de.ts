import type { MailText } from './en.ts'

export const deMail: Readonly<Record<MailText, string>> = {
  hello: 'Guten Tag,',
  helloName: 'Guten Tag {name},',
  newPassword: 'Neues Passwort für {hotel}',
  choosePassword: 'Passwort wählen',
  resetLink: 'Sie haben um ein neues Passwort gebeten. Dieser Link funktioniert einmal, 30 Minuten lang:',
  resetNotYou: 'Waren Sie es nicht, ist nichts geschehen, und Sie müssen nichts tun.',
  newPasswordLink:
    'für diese Adresse wurde ein neues Passwort angefordert. Dieser Link funktioniert einmal, eine Stunde lang:',
  newPasswordNotYou: 'Waren Sie es nicht, beachten Sie diese Nachricht bitte nicht: Ihr Passwort bleibt, wie es ist.',
  invitation: 'Ihr Konto bei {hotel}',
  invited:
    '{by} hat Ihnen ein Konto bei {hotel} angelegt. Wählen Sie Ihr Passwort; dieser Link funktioniert einmal, sieben Tage lang:',
  invitedWrongly: 'Wenn Sie dort nicht arbeiten, beachten Sie diese Nachricht bitte nicht.',
  newRole: '{hotel} lädt Sie ein',
  roleOffered:
    '{by} bietet Ihnen Zugang zu {hotel} an. Melden Sie sich wie gewohnt an und nehmen Sie an; dieser Link gilt einmal, sieben Tage lang:',
  acceptRole: 'Annehmen',
  roleOfferedWrongly:
    'Wenn Sie dort nicht arbeiten, beachten Sie diese E-Mail bitte nicht: Es ändert sich nichts, und das Hotel erfährt nichts von Ihrem Konto.',
  secondFactorReset: 'Ihr zweiter Faktor bei {hotel} wurde entfernt',
  factorsRemoved:
    '{by} hat Ihre Authenticator-Apps, Passkeys und Wiederherstellungscodes entfernt. Bei der nächsten Anmeldung richten Sie einen neuen Faktor ein.',
  factorsNotYou: 'Falls Sie nicht darum gebeten haben, sagen Sie bitte gleich Ihrer Leitung Bescheid.',
  guestWaits: 'Ein Gast wartet: {hotel}',
  nobodyCame:
    'Seit einer Minute braucht jemand Hilfe, und an der Rezeption hat es niemand übernommen. Offene Hinweise dieser Art: {count}.',
  openAlerts: 'Hinweise öffnen',
  whyYou: 'Sie erhalten dies, weil Sie für das Hotel verantwortlich sind.',
  roomReady: 'Ihr Zimmer ist fertig: {hotel}',
  comeForKey:
    'Alle Ihre Angaben sind noch da. Rufen Sie Ihre Buchung am Terminal oder auf Ihrem Telefon auf, dann erhalten Sie Ihren Schlüssel; die Rezeption hilft Ihnen gern.',
  askedAtScreen: 'Sie haben an einem unserer Bildschirme um diese Nachricht gebeten.',
  preCheckin: 'Vorab einchecken bei {hotel}',
  welcome: 'wir freuen uns auf Sie am {day}.',
  giveDetails:
    'Wenn Sie mögen, geben Sie uns Ihre Daten schon jetzt mit dem Handy: Es dauert nur wenige Minuten, und im Hotel fehlt nur noch der Schlüssel.',
  startPreCheckin: 'Jetzt vorab einchecken',
  preCheckinLink:
    'Der Link ist für Sie und Ihre Mitreisenden. Er gilt bis zum Tag der Abreise und fragt nach Ihrem Nachnamen.',
  confirmEmail: 'Bitte bestätigen Sie Ihre E-Mail-Adresse für {hotel}',
  accountOpened:
    'jemand hat mit dieser Adresse ein Konto eröffnet. Waren Sie es, öffnen Sie diesen Link auf demselben Gerät; er funktioniert einmal, sieben Tage lang:',
  confirm: 'E-Mail-Adresse bestätigen',
  openedWithoutYou:
    'Waren Sie es nicht, beachten Sie diese Nachricht bitte nicht: Ohne Ihre Bestätigung sieht niemand Ihre Buchungen.',
  accountClosed: 'Ihr Konto für {hotel} ist geschlossen',
  erasedNow:
    'Ihr Konto ist geschlossen. Name, E-Mail-Adresse, Telefonnummer, Ausweis und Passwort sind daraus gelöscht.',
  erasedLater:
    'Was ein Hotel gesetzlich über Ihre Aufenthalte aufbewahren muss, bleibt bis zum Ende der Frist gespeichert und wird dann gelöscht.',
  closedWithoutYou: 'Haben Sie das nicht veranlasst, sagen Sie es bitte dem Hotel.',
  stayCard: 'Ihr Aufenthalt: {hotel}',
  stayCardReady: 'Sie sind eingecheckt. Hier steht, was Sie bis zur Abreise brauchen.',
  openStayCard: 'Meine Karte öffnen',
  stayCardFooter: 'Sie erhalten diese E-Mail, weil Sie bei {hotel} eingecheckt haben. Bitte behalten Sie sie für sich.',
  arrival: '{guest} hat eingecheckt: {room} ({hotel})',
  arrivalTold: 'Ein Gast hat den Self-Check-in abgeschlossen.',
  arrivalFooter: 'Sie erhalten diese E-Mail, weil {hotel} über abgeschlossene Check-ins benachrichtigt werden möchte.',
  lostCode: 'Ihr Türcode: {hotel}',
  lostCodeLink:
    'jemand hat noch einmal nach Ihrem Türcode gefragt. Dieser Link zeigt ihn auf Ihrem Telefon; er funktioniert einmal, 30 Minuten lang:',
  showMyCode: 'Meinen Code zeigen',
  lostCodeNotYou:
    'Waren Sie es nicht, beachten Sie diese Nachricht bitte nicht: Der Code wird niemandem außer Ihnen gezeigt.',
  keyCode: 'Ihr Code für den Schlüssel im {hotel}',
  keyCodeIs:
    'Gerade checkt jemand mit Ihrer Buchung auf einem Handy ein. Für den Schlüssel geben Sie dort diesen Code ein: {code}. Er gilt 15 Minuten.',
  keyCodeNotYou: 'Wenn Sie das nicht waren, geben Sie den Code bitte niemandem: Ohne ihn gibt es keinen Schlüssel.',
  codeShown: 'Ihr Türcode wurde gezeigt: {hotel}',
  codeShownAt:
    'der Code für Zimmer {room} wurde um {time} am Bildschirm „{device}“ jemandem gezeigt, der beantworten konnte, was nur Sie wissen sollten.',
  codeShownNotYou: 'Waren Sie es nicht, rufen Sie bitte sofort die Rezeption an: {phone}.',
  codeShownAskDesk: 'Waren Sie es nicht, sagen Sie es bitte sofort der Rezeption.',
  codeNotYours: 'Gefunden? Bitte an der Rezeption abgeben, {phone}.',
  valueUntilDay: 'Bis {day}',
  bill: 'Ihre Rechnung von {hotel}',
  billThanks: 'Danke, dass Sie bei uns waren. Sie sind ausgecheckt.',
  billAttached: 'Ihre Rechnung hängt an dieser E-Mail.',
  billFooter: 'Sie erhalten diese E-Mail, weil Sie beim Auschecken bei {hotel} um Ihre Rechnung gebeten haben.',
  billInHouse:
    'Hier ist Ihre Rechnung nach heutigem Stand. Kommt während Ihres Aufenthalts etwas dazu, erhalten Sie beim Auschecken eine neue.',
  billBefore:
    'Hier ist Ihre Rechnung nach heutigem Stand, vor Ihrem Aufenthalt. Kommt etwas dazu, erhalten Sie eine neue.',
  billAsked: 'Sie erhalten diese E-Mail, weil Sie oder {hotel} die Rechnung an diese Adresse senden ließen.',
  cancelled: 'Ihre Buchung bei {hotel} ist storniert',
  cancelledNow: 'Ihre Buchung ist storniert.',
  refundComes:
    'Wir erstatten den Betrag auf die Karte oder auf dem Weg, auf dem Sie bezahlt haben. Bei Karten kann es einige Tage dauern.',
  feeIsDue:
    'Die Stornogebühr ist noch nicht bezahlt. Rufen Sie uns bitte an: Wir sagen Ihnen, wie Sie sie zahlen können.',
  cancelledFooter:
    'Sie erhalten diese Mail, weil Ihre Buchung bei {hotel} storniert wurde. Bei Fragen rufen Sie uns gern an.',
  invoice: 'Ihre Rechnung {number} von {hotel}',
  invoiceAttached: 'Ihre Rechnung {number} hängt an dieser E-Mail.',
  creditNote: 'Stornorechnung {number} von {hotel}',
  creditNoteAttached: 'Die Stornorechnung {number} hängt an dieser E-Mail. Sie storniert eine Rechnung vollständig.',
  invoiceFooter: 'Sie erhalten diese E-Mail, weil {hotel} sie für Sie ausgestellt hat.',
  factToPay: 'Noch zu zahlen',
  factFee: 'Stornogebühr',
  factRefund: 'Erstattung',
  factRefundElsewhere: 'Erstattet das Unternehmen, bei dem Sie gebucht haben',
  factTotal: 'Summe',
  factPaid: 'Bezahlt',
  factRoom: 'Zimmer',
  factCode: 'Türcode',
  factWay: 'Der Weg dorthin',
  factStay: 'Von – bis',
  factWifi: 'WLAN „{network}“',
  wifiOpen: 'Kein Passwort nötig',
  factBreakfast: 'Frühstück',
  factLeave: 'Abreise',
  factNumber: 'Buchungsnummer',
  factGuests: 'Gäste',
  factSigned: 'Unterschrieben',
  factDue: 'An der Rezeption zu zahlen',
  factCar: 'Ihr Auto',
  factDeposit: 'Kaution',
  valueDepositBlocked: '{amount}, blockiert auf {card}. Nicht abgebucht und wieder frei, sobald das Auto zurück ist.',
  valueDepositAsked:
    '{amount}, am Schalter auf einer Karte zu blockieren. Nicht abgebucht und wieder frei, sobald das Auto zurück ist.',
  valueFloor: '{floor, plural, =0 {Erdgeschoss} other {#. Stock}}',
  valueFromUntil: '{from} bis {until}',
  valueUntil: '{day}, bis {time}',
  valueSigned: 'Meldeschein: {names}',
  valueTerms: 'Bedingungen angenommen: {names}',
}
