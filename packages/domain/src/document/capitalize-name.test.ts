import { expect, it } from 'vitest'
import { capitalizeName } from './capitalize-name.ts'

it.each([
  ['ERIKSSON', 'Eriksson'],
  ['ANNA MARIA', 'Anna Maria'],
  ['DELAPLACE-FONTANELLE', 'Delaplace-Fontanelle'],
  ["O'DELL QUIST", "O'Dell Quist"],
  ['ÑANDÚ ÖZ', 'Ñandú Öz'],
  ['de la Fuente', 'de la Fuente'],
  ['McDonald', 'McDonald'],
  ['', ''],
])('%s is written %s', (zone, name) => {
  expect(capitalizeName(zone)).toBe(name)
})
