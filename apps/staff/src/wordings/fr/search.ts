import type { searchWords as en } from '../en/search.ts'

export const searchWords: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'Chercher dans la maison',
  'search.hint': 'Client, référence ou chambre',
  'search.none': 'Personne pour « {search} ». Les noms sont comparés sans accents, jamais devinés.',
  'search.type': 'Tapez un nom, une référence ou un numéro de chambre.',
  'search.arriving': 'Arrivent aujourd’hui',
  'search.inHouse': 'Présents',
  'search.others': 'Autres jours',
  'search.found': '{n, plural, =0 {rien trouvé} one {# trouvé} other {# trouvés}}',
  'search.room': 'chambre {number}',
}
