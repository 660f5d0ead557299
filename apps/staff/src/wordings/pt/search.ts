import type { searchWords as en } from '../en/search.ts'

export const searchWords: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'Pesquisar no hotel',
  'search.hint': 'Hóspede, reserva ou quarto',
  'search.none': 'Ninguém com «{search}». Os nomes comparam-se sem acentos, nunca a adivinhar.',
  'search.type': 'Escreva um nome, uma reserva ou um número de quarto.',
  'search.arriving': 'Chegam hoje',
  'search.inHouse': 'No hotel',
  'search.others': 'Outros dias',
  'search.found': '{n, plural, =0 {nada encontrado} one {# encontrado} other {# encontrados}}',
  'search.room': 'quarto {number}',
}
