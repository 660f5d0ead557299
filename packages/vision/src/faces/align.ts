import type { Place } from '../picture/colours.ts'
import type { Landmarks, Point } from './landmarks.ts'

/** Position of eyes and mouth in the square that the describer was trained on. */
const MIDDLE_Y = 0.43
const EYES_TO_MOUTH = 0.45

export const landmarkRanges = {
  jaw: [0, 17],
  nose: [27, 36],
  leftEye: [36, 42],
  rightEye: [42, 48],
  mouth: [48, 68],
} as const

/** Centre of one part of a face; left is the picture's left. */
export function getMiddle(landmarks: Landmarks, part: keyof typeof landmarkRanges): Point {
  const points = landmarks.slice(...landmarkRanges[part])
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** Tilt of the eyes, clockwise. */
export function getLean(landmarks: Landmarks): number {
  const [left, right] = [getMiddle(landmarks, 'leftEye'), getMiddle(landmarks, 'rightEye')]
  return Math.atan2(right.y - left.y, right.x - left.x)
}

/** The square around a face, with the eyes level. */
export function alignFace(landmarks: Landmarks): Place {
  const [left, right, mouth] = [
    getMiddle(landmarks, 'leftEye'),
    getMiddle(landmarks, 'rightEye'),
    getMiddle(landmarks, 'mouth'),
  ]
  const angle = getLean(landmarks)
  const size = (distance(left, mouth) + distance(right, mouth)) / 2 / EYES_TO_MOUTH
  const middle = { x: (left.x + right.x + mouth.x) / 3, y: (left.y + right.y + mouth.y) / 3 }
  // The three points are slightly above the centre of the square, along the face.
  const below = (0.5 - MIDDLE_Y) * size
  const [x, y] = [middle.x - below * Math.sin(angle), middle.y + below * Math.cos(angle)]
  return { x: x - size / 2, y: y - size / 2, width: size, height: size, angle }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
