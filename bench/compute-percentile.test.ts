import { expect, it } from 'vitest'
import { computePercentile } from './compute-percentile.ts'

it('takes the nearest rank, in any order of the values', () => {
  const values = Array.from({ length: 1_000 }, (_, at) => 1_000 - at)
  expect([0.5, 0.99, 0.999, 1].map((part) => computePercentile(values, part))).toEqual([500, 990, 999, 1_000])
  expect(computePercentile([7, 3], 0)).toBe(3)
  expect(computePercentile([7], 0.999)).toBe(7)
  expect(computePercentile([], 0.5)).toBeUndefined()
})
