import { expect, it } from 'vitest'
import { isWithinLimits } from './pos-limits.ts'

it.each([
  ['PAY-39.b any amount without limits', 1, {}, true],
  ['PAY-39.b one below the minimum', 4_99, { least: 5 }, false],
  ['PAY-39.b the minimum', 5_00, { least: 5 }, true],
  ['PAY-39.b the maximum', 1_000_00, { most: 1_000 }, true],
  ['PAY-39.b one above the maximum', 1_000_01, { most: 1_000 }, false],
])('%s', (_, minor, limits, expected) => {
  expect(isWithinLimits({ minor, currency: 'EUR' }, limits)).toBe(expected)
})
