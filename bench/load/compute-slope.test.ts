import { expect, it } from 'vitest'
import { computeSlope } from './compute-slope.ts'

it('fits a line through points that scatter around it', () => {
  const points = [0, 1, 2, 3].map((x) => ({ x, y: 5 + 2 * x + (x % 3 === 0 ? 1 : -1) }))
  expect(computeSlope(points)).toBeCloseTo(2)
  expect(computeSlope([{ x: 3, y: 8 }])).toBeNaN()
})
