import { expect, it } from 'vitest'
import { alignFace, getLean } from './align.ts'
import type { Landmarks } from './landmarks.ts'
import { classifyMotion, measurePose } from './turn.ts'

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
  expect(measurePose(buildFace(face)).turn).toBeCloseTo(turn, 6)
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

it('measures how wide a face is: a flat picture held at an angle is narrower', () => {
  expect(measurePose(buildFace()).width).toBeCloseTo(60 / 50, 6)
  expect(measurePose(buildFace({ lean: 0.4, flatten: 0.5 })).width).toBeCloseTo(30 / 50, 6)
})

/** A head whose nose is as far in front of the eyes as half their distance. */
const buildPose = (turn: number) => ({ turn, width: Math.cos(Math.atan(turn)) })
const noFace = undefined

it.each([
  ['turns to the side and back', [0, 0.2, 0.4, 0.6, 0.3, 0], 'turned'],
  ['is not visible now and then', [0, noFace, 0.4, 0.6, noFace, 0], 'turned'],
  ['J15 is in five frames', [0, 0.2, 0.6, 0.3, 0], 'tooShort'],
  ['is not there', [], 'tooShort'],
  ['J15 turns to the other side', [0.1, 0, -0.2, -0.5, -0.2, 0], 'otherSide'],
  ['J15 turns to both sides', [0, 0.3, 0.6, 0, -0.3, -0.6, 0], 'otherSide'],
  ['J15 does not come back', [0, 0.1, 0.2, 0.4, 0.6, 0.6], 'noReturn'],
  ['holds still', [0, 0.05, -0.05, 0.1, 0, 0], 'still'],
  ['never looks into the camera', [0.5, 0.6, 0.7, 0.7, 0.6, 0.5], 'still'],
  ['is a different one in the next frame', [0, 0, 1, 1, 0, 0], 'jumps'],
  ['is visible in few frames', [0, noFace, noFace, noFace, 0.3, 0.6], 'noFace'],
] as const)('classifies a head that %s', (_, turns, motion) => {
  const poses = turns.map((turn) => (turn === undefined ? undefined : buildPose(turn)))
  expect(classifyMotion(poses, 'left')).toBe(motion)
  const mirrored = poses.map((pose) => pose && { ...pose, turn: -pose.turn })
  expect(classifyMotion(mirrored, 'right')).toBe(motion)
})

it('J15 a face that is narrower than its turn explains is flat', () => {
  const poses = [0, 0.2, 0.5, 0.5, 0.2, 0].map(buildPose)
  expect(classifyMotion(poses, 'left')).toBe('turned')
  const narrow = poses.map((pose) => (pose.turn === 0.5 ? { ...pose, width: 0.5 } : pose))
  expect(classifyMotion(narrow, 'left')).toBe('flat')
})
