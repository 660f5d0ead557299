import { expect, it } from 'vitest'
import { computeWait } from './backoff.ts'

it.each([
  [0, 0],
  [2, 0],
  [3, 5],
  [4, 10],
  [5, 20],
  [6, 40],
  [7, 60],
  [500, 60],
])('R6 after %i failures the wait is %i seconds: it grows up to a limit', (failures, seconds) => {
  const slowing = { caller: 'x', freeTries: 3, firstSeconds: 5, mostSeconds: 60 }
  expect(computeWait(failures, slowing)).toBe(seconds)
})
