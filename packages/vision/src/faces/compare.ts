import type { TurnSide } from '@foyer/domain/face/face-turn.ts'
import type { Colours } from '../picture/colours.ts'
import type { Describe, Descriptor } from './descriptor.ts'
import type { Detector } from './detector.ts'
import { detectionSides, type Face, findFace, findFaceInAnyRotation } from './find-face.ts'
import type { FindLandmarks, Landmarks } from './landmarks.ts'
import { classifyMotion, MIN_FRAMES, type Motion, measurePose } from './turn.ts'
import { measureDistance, toVerdict, type Verdict } from './verdict.ts'

export interface Networks {
  readonly detect: Detector
  readonly landmarks: FindLandmarks
  readonly describe: Describe
}

/** A verdict, or why there is none. */
export type ComparisonResult =
  | { readonly verdict: Verdict; readonly distance: number }
  | { readonly unable: ComparisonFailure }

/**
 * `noDocumentFace` and `noFace`: no face was found. `severalPeople`: the frames of a film show more
 * than one person. The others tell why a film shows no head that turns as requested.
 */
export type ComparisonFailure = 'noDocumentFace' | 'noFace' | 'severalPeople' | Exclude<Motion, 'turned'>

/** What a film has to show. */
export interface FilmRequest {
  readonly side: TurnSide
}

/** Compares the person in a picture with the face on a document. */
export function comparePicture(picture: Colours, document: Colours, networks: Networks): ComparisonResult {
  const own = findFaceInAnyRotation(document, networks.detect)
  if (!own) return { unable: 'noDocumentFace' }
  const face = findLandmarkedFace(picture, networks)
  return face ? compareWithDocument(describeFace(face, networks), own, networks) : { unable: 'noFace' }
}

/**
 * Compares the person in the frames of a film with the face on a document, if the film shows one
 * person who turns their head as requested.
 */
export function compareFilm(
  frames: readonly Colours[],
  document: Colours,
  networks: Networks,
  { side }: FilmRequest,
): ComparisonResult {
  if (frames.length < MIN_FRAMES) return { unable: 'tooShort' }
  const own = findFaceInAnyRotation(document, networks.detect)
  if (!own) return { unable: 'noDocumentFace' }
  const found = frames.map((frame) => findLandmarkedFace(frame, networks))
  const motion = classifyMotion(
    found.map((face) => face && measurePose(face.points)),
    side,
  )
  if (motion === 'noFace' || motion === 'tooShort') return { unable: motion }
  const seen = found
    .filter((face) => face !== undefined)
    .map((face) => ({ turn: measurePose(face.points).turn, descriptor: describeFace(face, networks) }))
  const facing = seen.reduce((best, one) => (Math.abs(one.turn) < Math.abs(best.turn) ? one : best))
  const people = judgeFrames(
    seen.map(({ descriptor }) => descriptor),
    facing.descriptor,
  )
  if (people === 'noMatch') return { unable: 'severalPeople' }
  if (motion !== 'turned') return { unable: motion }
  const result = compareWithDocument(facing.descriptor, own, networks)
  return people === 'look' && result.verdict === 'match' ? { ...result, verdict: 'look' } : result
}

/**
 * Whether all frames show one person. A turned head differs from the one that faces the camera, so
 * only frames that follow each other have to be as close as two pictures of one person.
 */
export function judgeFrames(frames: readonly Descriptor[], facing: Descriptor): Verdict {
  const steps = frames.slice(1).map((frame, at) => toVerdict(measureDistance(frame, frames[at] as Descriptor)))
  const isOther = frames.some((frame) => toVerdict(measureDistance(frame, facing)) === 'noMatch')
  if (isOther || steps.includes('noMatch')) return 'noMatch'
  return steps.includes('look') ? 'look' : 'match'
}

function compareWithDocument(person: Descriptor, document: Face, networks: Networks) {
  const distance = measureDistance(person, describeFace(withLandmarks(document, networks), networks))
  return { verdict: toVerdict(distance), distance }
}

interface LandmarkedFace extends Face {
  readonly points: Landmarks
}

function withLandmarks(face: Face, { landmarks }: Networks): LandmarkedFace {
  return { ...face, points: landmarks(face.picture, face.box) }
}

/** Smaller faces are not found reliably, nor described well. */
const MIN_FACE_WIDTH = 1 / 8

function findLandmarkedFace(picture: Colours, networks: Networks): LandmarkedFace | undefined {
  const face = findFace(picture, networks.detect, detectionSides.person)
  const isLargeEnough = face && face.box.width >= MIN_FACE_WIDTH * Math.max(picture.width, picture.height)
  return isLargeEnough ? withLandmarks(face, networks) : undefined
}

function describeFace({ picture, points }: LandmarkedFace, { describe }: Networks): Descriptor {
  return describe(picture, points)
}
