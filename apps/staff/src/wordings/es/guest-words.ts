import type { guestWordsWords as en } from '../en/guest-words.ts'

export const guestWordsWords: Readonly<Record<keyof typeof en, string>> = {
  'guestWords.title': 'Palabras de huéspedes',
  'guestWords.mean': '{mean} de 5 en los últimos 30 días, {n, plural, one {# respuesta} other {# respuestas}}',
  'guestWords.none.title': 'Nadie ha dicho nada todavía',
  'guestWords.none.text': 'Se pregunta a los huéspedes al llegar y después del check-out.',
  'guestWords.newest': 'Más recientes',
  'guestWords.older': 'Anteriores',
  'guestWords.day': 'Día',
  'guestWords.rating': 'Valoración',
  'guestWords.said': 'Qué dijo',
  'guestWords.about.stay': 'la estancia',
  'guestWords.about.arrival': 'la llegada',
  'guestWords.stars': '{n, plural, one {# estrella} other {# estrellas}} de 5',
}
