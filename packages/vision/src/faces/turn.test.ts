import { expect, it } from 'vitest'
import { alignFace, getLean } from './align.ts'
import type { Landmarks } from './landmarks.ts'
import { classifyMotion, measureTurn } from './turn.ts'

/**
 * Eyes sixty pixels apart, a mouth below them, the tip of the nose this far off centre; everything
 * tilted and stretched.
 */
function buildFace({ nose = 0, lean = 0, flatten = 1 } = {}): Landmarks {
  const spread = (x: number, y: number, count: number) => Array.from({ length: count }, () => ({ x, y }))
  const points = [
    ...spread(0, 20, 27),
    ...spread(nose, 20, 9),
    ...spread(-30, 0, 6),
    ...spread(30, 0, 6),
    ...spread(0, 50, 20),
  ]
  return points.map(({ x, y }) => ({
    x: 200 + x * flatten * Math.cos(lean) - y * Math.sin(lean),
    y: 200 + x * flatten * Math.sin(lean) + y * Math.cos(lean),
  }))
}

it.each([
  ['looks into the camera', {}, 0],
  ['is turned to the left', { nose: -15 }, -0.5],
  ['is turned to the right', { nose: 30 }, 1],
  ['is turned and tilted', { nose: 15, lean: 0.4 }, 0.5],
  ['is a flat picture held at an angle', { flatten: 0.5 }, 0],
])('measures the turn of a face that %s', (_, face, turn) => {
  expect(measureTurn(buildFace(face))).toBeCloseTo(turn, 6)
})

it('the square to compare is tilted like the eyes, with the mouth below its centre', () => {
  const face = buildFace({ lean: 0.3 })
  const { x, y, width, angle } = alignFace(face)
  expect(getLean(face)).toBeCloseTo(0.3, 6)
  expect(angle).toBeCloseTo(0.3, 6)
  expect(width).toBeCloseTo(Math.hypot(30, 50) / 0.45, 6)
  const middle = { x: x + width / 2, y: y + width / 2 }
  const below = 50 / 3 + 0.07 * width
  expect([middle.x, middle.y]).toEqual([
    expect.closeTo(200 - below * Math.sin(0.3), 6),
    expect.closeTo(200 + below * Math.cos(0.3), 6),
  ])
})

it.each([
  ['turns to one side and back', [0, 0.2, 0.4, 0.6, 0.3, 0], 'turned'],
  ['turns to the other side', [0.1, -0.2, -0.5], 'turned'],
  ['holds still', [0, 0.05, -0.05, 0.1, 0], 'still'],
  ['never looks into the camera', [0.5, 0.6, 0.7], 'still'],
  ['is a different one in the next frame', [0, 0, 1, 1], 'jumps'],
  ['is visible in few frames', [0, undefined, undefined, undefined, 0.3, 0.6], 'noFace'],
  ['is visible twice', [0, 0.6], 'noFace'],
  ['is not there', [], 'noFace'],
] as const)('classifies a head that %s', (_, turns, motion) => {
  expect(classifyMotion(turns)).toBe(motion)
})
