import type { searchWords as en } from '../en/search.ts'

export const searchWords: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'Cercar a l’hotel',
  'search.hint': 'Hoste, reserva o habitació',
  'search.none': 'Ningú per «{search}». Els noms es comparen sense accents, mai endevinant.',
  'search.type': 'Escriviu un nom, una reserva o un número d’habitació.',
  'search.arriving': 'Arriben avui',
  'search.inHouse': 'A l’hotel',
  'search.others': 'Altres dies',
  'search.found': '{n, plural, =0 {res trobat} one {# trobat} other {# trobats}}',
  'search.room': 'habitació {number}',
}
