import type { guestWordsWords as en } from '../en/guest-words.ts'

export const guestWordsWords: Readonly<Record<keyof typeof en, string>> = {
  'guestWords.title': 'Gästestimmen',
  'guestWords.mean': '{mean} von 5 in den letzten 30 Tagen, {n, plural, one {# Antwort} other {# Antworten}}',
  'guestWords.none.title': 'Noch hat niemand etwas gesagt',
  'guestWords.none.text': 'Gäste werden nach der Ankunft gefragt, und wenn sie ausgecheckt haben.',
  'guestWords.newest': 'Neueste',
  'guestWords.older': 'Ältere',
  'guestWords.day': 'Tag',
  'guestWords.rating': 'Bewertung',
  'guestWords.said': 'Was gesagt wurde',
  'guestWords.about.stay': 'der Aufenthalt',
  'guestWords.about.arrival': 'die Ankunft',
  'guestWords.stars': '{n, plural, one {# Stern} other {# Sterne}} von 5',
}
