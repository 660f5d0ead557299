import type { guestWordsWords as en } from '../en/guest-words.ts'

export const guestWordsWords: Readonly<Record<keyof typeof en, string>> = {
  'guestWords.title': 'Parole degli ospiti',
  'guestWords.mean': '{mean} su 5 negli ultimi 30 giorni, {n, plural, one {# risposta} other {# risposte}}',
  'guestWords.none.title': 'Nessuno ha ancora detto nulla',
  'guestWords.none.text': 'Gli ospiti vengono interpellati all’arrivo e dopo il check-out.',
  'guestWords.newest': 'Più recenti',
  'guestWords.older': 'Precedenti',
  'guestWords.day': 'Giorno',
  'guestWords.rating': 'Valutazione',
  'guestWords.said': 'Che cosa ha detto',
  'guestWords.about.stay': 'il soggiorno',
  'guestWords.about.arrival': 'l’arrivo',
  'guestWords.stars': '{n, plural, one {# stella} other {# stelle}} su 5',
}
