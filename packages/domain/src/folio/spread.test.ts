import { expect, it } from 'vitest'
import { splitEvenly, toNightNames } from './spread.ts'

it.each([
  [510_00, 3, [170_00, 170_00, 170_00]],
  [100, 3, [33, 34, 33]],
  [-100, 3, [-33, -34, -33]],
  [7, 1, [7]],
])('%i over %i nights keeps its total', (minor, nights, parts) => {
  expect(splitEvenly(minor, nights)).toEqual(parts)
  expect(splitEvenly(minor, nights).reduce((sum, part) => sum + part, 0)).toBe(minor)
})

it('a night is named without the number of nights', () => {
  expect(
    toNightNames({ en: 'Classic room, 3 nights', de: 'Classic-Zimmer, 3 Nächte', it: '1 notte', es: 'Tasa turística' }),
  ).toEqual({ en: 'Classic room', de: 'Classic-Zimmer', it: '1 notte', es: 'Tasa turística' })
})
