import type { MailWord } from './en.ts'

export const itMail: Readonly<Record<MailWord, string>> = {
  hello: 'Buongiorno,',
  helloName: 'Buongiorno {name},',
  newPassword: 'Scegli una nuova password per {hotel}',
  choosePassword: 'Scegli una password',
  resetLink: 'Hai chiesto una nuova password. Questo link funziona una volta sola, per 30 minuti:',
  resetNotYou: 'Se non l’hai chiesta tu, non è successo nulla e non devi fare nulla.',
  newPasswordLink:
    'È stata chiesta una nuova password per questo indirizzo. Questo link funziona una volta sola, per un’ora:',
  newPasswordNotYou: 'Se non l’hai chiesta tu, ignora questo messaggio: la tua password resta com’è.',
  invitation: 'Il tuo account presso {hotel}',
  invited:
    '{by} ti ha creato un account presso {hotel}. Scegli la password; questo link funziona una volta sola, per sette giorni:',
  invitedWrongly: 'Se non lavori lì, ignora questo messaggio.',
  newRole: '{hotel} La invita',
  roleOffered:
    '{by} Le offre l’accesso a {hotel}. Acceda come al solito e accetti; questo link funziona una volta, per sette giorni:',
  acceptRole: 'Accetta',
  roleOfferedWrongly:
    'Se non lavora lì, ignori questa e-mail: non cambia nulla e l’hotel non saprà nulla del Suo account.',
  preCheckin: 'Anticipa il check-in presso {hotel}',
  welcome: 'Saremo lieti di accoglierti {day}.',
  giveDetails:
    'Se vuoi, dacci i tuoi dati già ora dal telefono: bastano pochi minuti e in hotel resterà solo da ritirare la chiave.',
  startPreCheckin: 'Inizia il pre-check-in',
  preCheckinLink:
    'Il link è per te e per chi viaggia con te. Funziona fino al giorno della partenza e chiede il tuo cognome.',
  confirmEmail: 'Conferma il tuo indirizzo per {hotel}',
  accountOpened:
    'Qualcuno ha aperto un account con questo indirizzo. Se l’hai fatto tu, apri questo link sullo stesso dispositivo; funziona una volta sola, per sette giorni:',
  confirm: 'Conferma il mio indirizzo',
  openedWithoutYou:
    'Se non l’hai fatto tu, ignora questo messaggio: senza la tua conferma nessuno vede le tue prenotazioni.',
  accountClosed: 'Il tuo account per {hotel} è chiuso',
  erasedNow: 'Il tuo account è chiuso. Nome, indirizzo e-mail, telefono, documento e password sono stati cancellati.',
  erasedLater:
    'Ciò che la legge obbliga un hotel a conservare dei tuoi soggiorni resta fino alla scadenza prevista, poi viene cancellato.',
  closedWithoutYou: 'Se non l’hai chiesto tu, avvisa l’hotel.',
}
