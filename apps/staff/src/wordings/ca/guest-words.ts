import type { guestWordsWords as en } from '../en/guest-words.ts'

export const guestWordsWords: Readonly<Record<keyof typeof en, string>> = {
  'guestWords.title': 'Paraules dels hostes',
  'guestWords.mean': '{mean} de 5 en els darrers 30 dies, {n, plural, one {# resposta} other {# respostes}}',
  'guestWords.none.title': 'Encara ningú no ha dit res',
  'guestWords.none.text': 'Es pregunta als hostes en arribar i després del check-out.',
  'guestWords.newest': 'Més recents',
  'guestWords.older': 'Anteriors',
  'guestWords.day': 'Dia',
  'guestWords.rating': 'Valoració',
  'guestWords.said': 'Què ha dit',
  'guestWords.about.stay': 'l’estada',
  'guestWords.about.arrival': 'l’arribada',
  'guestWords.stars': '{n, plural, one {# estrella} other {# estrelles}} de 5',
}
