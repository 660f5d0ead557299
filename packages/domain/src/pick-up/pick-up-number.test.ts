import { expect, it } from 'vitest'
import { getPickUpNumber } from './pick-up-number.ts'

it.each([
  ['the first', undefined, [], 'PU-RAC3001-1'],
  ['the assigned one', 'PU-3001', [], 'PU-3001'],
  ['another after the assigned one', 'PU-3001', ['PU-3001'], 'PU-RAC3001-2'],
  ['assigned after the first had started', 'PU-3001', ['PU-RAC3001-1'], 'PU-3001'],
] as const)('returns the number of a pick-up: %s', (_, told, earlier, number) => {
  expect(getPickUpNumber({ reference: 'RAC3001', systemNumber: told, earlier })).toBe(number)
})
