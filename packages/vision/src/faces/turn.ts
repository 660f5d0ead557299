import { getLean, getMiddle } from './align.ts'
import type { Landmarks } from './landmarks.ts'

/** Index of the nose tip in the landmarks. */
const NOSE_TIP = 30

/**
 * How far a head is turned: 0 faces the camera; at −1 and 1 the tip of the nose is over an eye, to
 * the picture's left and right. On a flat picture the tip stays between the eyes however it is
 * held, because its points are in one plane and midpoints stay midpoints.
 */
export function measureTurn(landmarks: Landmarks): number {
  const [left, right, tip] = [getMiddle(landmarks, 'leftEye'), getMiddle(landmarks, 'rightEye'), landmarks[NOSE_TIP]]
  const between = Math.hypot(right.x - left.x, right.y - left.y)
  if (!tip || between === 0) return 0
  const lean = getLean(landmarks)
  const along = (tip.x - left.x) * Math.cos(lean) + (tip.y - left.y) * Math.sin(lean)
  return (2 * along) / between - 1
}

/** What a video of a face shows. */
export type Motion = 'turned' | 'still' | 'jumps' | 'noFace'

/** A head that turns passes both of these. */
const MAX_FACING_TURN = 0.2
const MIN_ASIDE_TURN = 0.45
/** A larger change between two frames is not one head: frames are a fifth of a second apart. */
const MAX_STEP = 0.9
const MIN_FACE_SHARE = 0.6

/**
 * Whether the person turned their head, from the turn in each frame (undefined if it has no face).
 */
export function classifyMotion(turns: readonly (number | undefined)[]): Motion {
  const seen = turns.filter((turn) => turn !== undefined)
  if (seen.length < 3 || seen.length < MIN_FACE_SHARE * turns.length) return 'noFace'
  if (!seen.some((turn) => Math.abs(turn) < MAX_FACING_TURN)) return 'still'
  if (!seen.some((turn) => Math.abs(turn) > MIN_ASIDE_TURN)) return 'still'
  const steps = seen.slice(1).map((turn, at) => Math.abs(turn - (seen[at] as number)))
  return Math.max(...steps) > MAX_STEP ? 'jumps' : 'turned'
}
