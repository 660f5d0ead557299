import { expect, it } from 'vitest'
import { isWithinLimits } from './pos-limits.ts'

it.each([
  ['PAY-39.b without limits any amount', 1, {}, true],
  ['PAY-39.b one below the least', 4_99, { least: 5 }, false],
  ['PAY-39.b the least itself', 5_00, { least: 5 }, true],
  ['PAY-39.b the most itself', 1_000_00, { most: 1_000 }, true],
  ['PAY-39.b one above the most', 1_000_01, { most: 1_000 }, false],
])('%s', (_, minor, limits, expected) => {
  expect(isWithinLimits({ minor, currency: 'EUR' }, limits)).toBe(expected)
})
