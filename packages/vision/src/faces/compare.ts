import type { Colours } from '../picture/colours.ts'
import type { Describe, Descriptor } from './descriptor.ts'
import type { Detector } from './detector.ts'
import { detectionSides, type Face, findFace, findFaceInAnyRotation } from './find-face.ts'
import type { FindLandmarks, Landmarks } from './landmarks.ts'
import { classifyMotion, measureTurn } from './turn.ts'
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
 * `noDocumentFace` and `noFace`: no face was found. `still`: the person did not turn their head.
 */
export type ComparisonFailure = 'noDocumentFace' | 'noFace' | 'still'

/**
 * Compares the person in one picture, or in several consecutive ones, with the face on a document.
 */
export function compare(frames: readonly Colours[], document: Colours, networks: Networks): ComparisonResult {
  const own = findFaceInAnyRotation(document, networks.detect)
  if (!own) return { unable: 'noDocumentFace' }
  const seen = frames.map((frame) => findLandmarkedFace(frame, networks))
  if (frames.length > 1) {
    const motion = classifyMotion(seen.map((face) => face && measureTurn(face.points)))
    if (motion !== 'turned') return { unable: motion === 'noFace' ? 'noFace' : 'still' }
  }
  const facing = seen
    .filter((face) => face !== undefined)
    .sort((a, b) => Math.abs(measureTurn(a.points)) - Math.abs(measureTurn(b.points)))[0]
  if (!facing) return { unable: 'noFace' }
  const distance = measureDistance(describeFace(facing, networks), describeFace(withLandmarks(own, networks), networks))
  return { verdict: toVerdict(distance), distance }
}

interface LandmarkedFace extends Face {
  readonly points: Landmarks
}

function withLandmarks(face: Face, { landmarks }: Networks): LandmarkedFace {
  return { ...face, points: landmarks(face.picture, face.box) }
}

function findLandmarkedFace(picture: Colours, networks: Networks): LandmarkedFace | undefined {
  const face = findFace(picture, networks.detect, detectionSides.person)
  return face && withLandmarks(face, networks)
}

function describeFace({ picture, points }: LandmarkedFace, { describe }: Networks): Descriptor {
  return describe(picture, points)
}
