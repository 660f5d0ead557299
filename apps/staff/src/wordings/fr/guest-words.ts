import type { guestWordsWords as en } from '../en/guest-words.ts'

export const guestWordsWords: Readonly<Record<keyof typeof en, string>> = {
  'guestWords.title': 'Paroles de clients',
  'guestWords.mean': '{mean} sur 5 ces 30 derniers jours, {n, plural, one {# réponse} other {# réponses}}',
  'guestWords.none.title': 'Personne n’a encore rien dit',
  'guestWords.none.text': 'Les clients sont interrogés à l’arrivée et après le check-out.',
  'guestWords.newest': 'Plus récents',
  'guestWords.older': 'Plus anciens',
  'guestWords.day': 'Jour',
  'guestWords.rating': 'Note',
  'guestWords.said': 'Ce qui a été dit',
  'guestWords.about.stay': 'le séjour',
  'guestWords.about.arrival': 'l’arrivée',
  'guestWords.stars': '{n, plural, one {# étoile} other {# étoiles}} sur 5',
}
