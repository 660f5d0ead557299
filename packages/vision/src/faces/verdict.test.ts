import { expect, it } from 'vitest'
import { measureDistance, toVerdict } from './verdict.ts'

it.each([
  [0, 'match'],
  [0.49, 'match'],
  [0.5, 'look'],
  [0.55, 'look'],
  [0.62, 'look'],
  [0.63, 'noMatch'],
  [1.4, 'noMatch'],
  [Number.NaN, 'noMatch'],
])('faces %d apart: %s', (distance, verdict) => {
  expect(toVerdict(distance)).toBe(verdict)
})

it.each([
  ['one face', [1, 2, 3], [1, 2, 3], 0],
  ['two', [0, 0, 3], [0, 4, 0], 5],
  ['descriptors of another network', [1], [1, 2], Number.NaN],
])('%s', (_, one, other, distance) => {
  expect(measureDistance(Float32Array.from(one), Float32Array.from(other))).toBe(distance)
})
