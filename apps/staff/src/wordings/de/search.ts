import type { searchWords as en } from '../en/search.ts'

export const searchWords: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'Das Haus durchsuchen',
  'search.hint': 'Gast, Nummer oder Zimmer',
  'search.none': 'Niemand zu „{search}“. Namen werden ohne Akzente verglichen, nie geraten.',
  'search.type': 'Tippen Sie einen Namen, eine Nummer oder ein Zimmer.',
  'search.arriving': 'Kommen heute',
  'search.inHouse': 'Im Haus',
  'search.others': 'Andere Tage',
  'search.found': '{n, plural, =0 {nichts gefunden} one {# gefunden} other {# gefunden}}',
  'search.room': 'Zimmer {number}',
}
