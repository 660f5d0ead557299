import { expect, it } from 'vitest'
import { checkRow } from './check-row.ts'

const hotel = { today: '2027-05-10', currency: 'EUR', roomTypes: new Map([['classic', 'classic']]), rooms: new Map() }
const values = {
  reference: 'IMP1',
  arrival: '2027-05-10',
  departure: '2027-05-12',
  last_name: 'Soler',
  adults: '1',
  room_type: 'classic',
}
const listIssues = (lastName: string) => {
  const checked = checkRow({ line: 2, hasWrongCount: false, values: { ...values, last_name: lastName } }, hotel)
  return 'issues' in checked ? checked.issues : []
}

it.each([
  ['a name with a direction override', 'Soler\u202Ereb', 'controlCharacter'],
  ['a name in a directional isolate', '\u2067Soler\u2069', 'controlCharacter'],
  ['a formula', '=cmd', 'formula'],
  ['a formula after another country’s separator', 'a;=cmd', 'formula'],
  ['a formula after a separator and a space', 'a, @SUM(1)', 'formula'],
  ['a formula in full-width characters', '＝cmd', 'formula'],
])('R14 an import rejects %s', (_, lastName, issue) => {
  expect(listIssues(lastName)).toEqual([{ column: 'last_name', issue }])
})

it.each([['García-López'], ['O’Brien'], ['می\u200Cخواهم'], ['Smith, Jr.'], ['Öztürk']])(
  'R14 and accepts %s, which is a name',
  (lastName) => {
    expect(listIssues(lastName)).toEqual([])
  },
)
