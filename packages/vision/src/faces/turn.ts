import type { TurnSide } from '@foyer/domain/face/face-turn.ts'
import { distance, getLean, getMiddle } from './align.ts'
import type { Landmarks } from './landmarks.ts'

/** Index of the nose tip in the landmarks. */
const NOSE_TIP = 30

/** How a head is held in one frame. */
export interface Pose {
  /**
   * 0 faces the camera; at −1 and 1 the tip of the nose is over an eye, to the picture's left and
   * right.
   */
  readonly turn: number
  /** Distance between the eyes, relative to the distance from the eyes to the mouth. */
  readonly width: number
}

export function measurePose(landmarks: Landmarks): Pose {
  return { turn: measureTurn(landmarks), width: measureWidth(landmarks) }
}

function measureTurn(landmarks: Landmarks): number {
  const [left, right, tip] = [getMiddle(landmarks, 'leftEye'), getMiddle(landmarks, 'rightEye'), landmarks[NOSE_TIP]]
  const between = distance(left, right)
  if (!tip || between === 0) return 0
  const lean = getLean(landmarks)
  const along = (tip.x - left.x) * Math.cos(lean) + (tip.y - left.y) * Math.sin(lean)
  return (2 * along) / between - 1
}

function measureWidth(landmarks: Landmarks): number {
  const [left, right] = [getMiddle(landmarks, 'leftEye'), getMiddle(landmarks, 'rightEye')]
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  return distance(left, right) / Math.max(1, distance(middle, getMiddle(landmarks, 'mouth')))
}

/** What a film of a face shows. */
export type Motion = 'turned' | 'still' | 'flat' | 'otherSide' | 'noReturn' | 'jumps' | 'noFace' | 'tooShort'

/** Half of what our page records in three seconds. */
export const MIN_FRAMES = 6
/** A head that turns passes both of these. */
const MAX_FACING_TURN = 0.2
const MIN_ASIDE_TURN = 0.45
/** A larger change between two frames is not one head: frames are a quarter of a second apart. */
const MAX_STEP = 0.9
const MIN_FACE_SHARE = 0.6
/**
 * A nose is about this far in front of the eyes, relative to half their distance; less than that of
 * most people, so that real heads are wider than expected.
 */
const NOSE_DEPTH = 0.6

/**
 * Whether the person turned their head to the requested side and back, from the pose in each frame
 * (undefined if it has no face).
 */
export function classifyMotion(poses: readonly (Pose | undefined)[], side: TurnSide): Motion {
  if (poses.length < MIN_FRAMES) return 'tooShort'
  const seen = poses.filter((pose) => pose !== undefined)
  if (seen.length < MIN_FACE_SHARE * poses.length) return 'noFace'
  // The camera sees a person's left on its right.
  const turns = seen.map(({ turn }) => (side === 'left' ? turn : -turn))
  if (turns.some((turn) => turn < -MIN_ASIDE_TURN)) return 'otherSide'
  const facing = seen.filter(({ turn }) => Math.abs(turn) < MAX_FACING_TURN)
  const aside = turns.findIndex((turn) => turn > MIN_ASIDE_TURN)
  if (facing.length === 0 || aside < 0) return 'still'
  const width = Math.max(...facing.map((pose) => pose.width))
  if (seen.some((pose) => Math.abs(pose.turn) > MIN_ASIDE_TURN && isTooNarrow(pose, width))) return 'flat'
  if (!turns.slice(aside).some((turn) => Math.abs(turn) < MAX_FACING_TURN)) return 'noReturn'
  const steps = turns.slice(1).map((turn, at) => Math.abs(turn - (turns[at] as number)))
  return Math.max(...steps) > MAX_STEP ? 'jumps' : 'turned'
}

/**
 * A print that is turned away loses width like a head, but its nose hardly moves: the tip has no
 * depth. So a face that is much narrower than its turn explains is flat.
 */
function isTooNarrow({ turn, width }: Pose, facingWidth: number): boolean {
  return width / facingWidth < Math.cos(Math.atan(Math.abs(turn) / NOSE_DEPTH))
}
