import type { searchWords as en } from '../en/search.ts'

export const searchWords: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'Buscar en el hotel',
  'search.hint': 'Huésped, reserva o habitación',
  'search.none': 'Nadie con «{search}». Los nombres se comparan sin acentos, nunca por aproximación.',
  'search.type': 'Escriba un nombre, una reserva o un número de habitación.',
  'search.arriving': 'Llegan hoy',
  'search.inHouse': 'En el hotel',
  'search.others': 'Otros días',
  'search.found': '{n, plural, =0 {nada encontrado} one {# encontrado} other {# encontrados}}',
  'search.room': 'habitación {number}',
}
