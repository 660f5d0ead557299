import type { searchWords as en } from '../en/search.ts'

export const searchWords: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'Cerca nella casa',
  'search.hint': 'Ospite, numero o camera',
  'search.none': 'Nessuno per «{search}». I nomi si confrontano senza accenti, mai a indovinare.',
  'search.type': 'Digiti un nome, un numero di prenotazione o una camera.',
  'search.arriving': 'Arrivano oggi',
  'search.inHouse': 'In casa',
  'search.others': 'Altri giorni',
  'search.found': '{n, plural, =0 {nulla trovato} one {# trovato} other {# trovati}}',
  'search.room': 'camera {number}',
}
