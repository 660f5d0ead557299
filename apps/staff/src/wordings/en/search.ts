export const searchWords = {
  'search.title': 'Search the house',
  'search.hint': 'Guest, reference or room',
  'search.none': 'Nobody by “{search}”. Names are compared without accents, never by guess.',
  'search.type': 'Type a name, a reference or a room number.',
  'search.arriving': 'Arriving today',
  'search.inHouse': 'In house',
  'search.others': 'Other days',
  'search.found': '{n, plural, =0 {nothing found} one {# found} other {# found}}',
  'search.room': 'room {number}',
} as const satisfies Record<string, string>
