import type { Colours } from '../picture/colours.ts'
import type { Describe, Descriptor } from './descriptor.ts'
import type { Detector } from './detector.ts'
import { type Face, findFace, findFaceAnyhow, sides } from './find-face.ts'
import type { FindLandmarks, Landmarks } from './landmarks.ts'
import { motionOf, turnOf } from './turn.ts'
import { distanceOf, type Verdict, verdictOf } from './verdict.ts'

export interface Networks {
  readonly detect: Detector
  readonly landmarks: FindLandmarks
  readonly describe: Describe
}

/** A verdict, or why there is none. */
export type Compared = { readonly verdict: Verdict; readonly distance: number } | { readonly unable: Unable }

/**
 * `noDocumentFace` and `noFace`: no face was found. `still`: the person did not turn their head.
 */
export type Unable = 'noDocumentFace' | 'noFace' | 'still'

/**
 * Compares the person in one picture, or in several consecutive ones, with the face on a document.
 */
export function compare(frames: readonly Colours[], document: Colours, networks: Networks): Compared {
  const own = findFaceAnyhow(document, networks.detect)
  if (!own) return { unable: 'noDocumentFace' }
  const seen = frames.map((frame) => lookAt(frame, networks))
  if (frames.length > 1) {
    const motion = motionOf(seen.map((face) => face && turnOf(face.points)))
    if (motion !== 'turned') return { unable: motion === 'noFace' ? 'noFace' : 'still' }
  }
  const facing = seen
    .filter((face) => face !== undefined)
    .sort((a, b) => Math.abs(turnOf(a.points)) - Math.abs(turnOf(b.points)))[0]
  if (!facing) return { unable: 'noFace' }
  const distance = distanceOf(described(facing, networks), described(pointed(own, networks), networks))
  return { verdict: verdictOf(distance), distance }
}

interface Pointed extends Face {
  readonly points: Landmarks
}

function pointed(face: Face, { landmarks }: Networks): Pointed {
  return { ...face, points: landmarks(face.picture, face.box) }
}

function lookAt(picture: Colours, networks: Networks): Pointed | undefined {
  const face = findFace(picture, networks.detect, sides.person)
  return face && pointed(face, networks)
}

function described({ picture, points }: Pointed, { describe }: Networks): Descriptor {
  return describe(picture, points)
}
