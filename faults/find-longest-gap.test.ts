import { expect, it } from 'vitest'
import { findLongestGap } from './find-longest-gap.ts'

it('an outage is the longest time between two accepted writes', () => {
  expect(findLongestGap([100, 150, 4_150, 4_200, 6_200])).toBe(4_000)
  expect(findLongestGap([100])).toBe(0)
  expect(findLongestGap([])).toBe(0)
})
