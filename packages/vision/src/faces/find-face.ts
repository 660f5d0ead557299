import { type Colours, type Place, samplePlace } from '../picture/colours.ts'
import type { DetectedFace, Detector } from './detector.ts'

/** Longer side of the picture searched for faces: larger finds smaller faces and takes longer. */
export const detectionSides = { document: 416, person: 256 } as const
const QUARTERS = [0, 1, 2, 3] as const

export interface Face extends DetectedFace {
  /** The picture, rotated so that the face is upright. */
  readonly picture: Colours
}

/** The largest face of an upright picture. */
export function findFace(picture: Colours, detect: Detector, side: number): Face | undefined {
  const found = findLargest(detect(picture, side))
  return found && { ...found, picture }
}

/** The largest face, in whichever orientation the picture is. */
export function findFaceInAnyRotation(picture: Colours, detect: Detector): Face | undefined {
  for (const quarters of QUARTERS) {
    const face = findRotatedFace(picture, detect, quarters)
    if (face) return face
  }
  return undefined
}

function findRotatedFace(picture: Colours, detect: Detector, quarters: number): Face | undefined {
  return findFace(rotate(picture, quarters), detect, detectionSides.document)
}

/**
 * All faces if the picture is rotated by this many quarter turns, for callers that try one
 * orientation at a time.
 */
export function findRotatedFaces(picture: Colours, detect: Detector, quarters: number): Face[] {
  const upright = rotate(picture, quarters % QUARTERS.length)
  return detect(upright, detectionSides.document).map((found) => ({ ...found, picture: upright }))
}

export function findLargest(found: readonly DetectedFace[]): DetectedFace | undefined {
  return found.reduce<DetectedFace | undefined>(
    (best, one) => (best && getArea(best.box) >= getArea(one.box) ? best : one),
    undefined,
  )
}

const getArea = ({ width, height }: Place) => width * height

/** Rotates clockwise by quarter turns. */
function rotate(picture: Colours, quarters: number): Colours {
  const { width, height, channels, pixels } = picture
  if (quarters === 0) return picture
  const [wide, tall] = quarters % 2 === 1 ? [height, width] : [width, height]
  // Source of the first pixel, and the offsets to the next ones to its right and below it.
  const [first, right, down] = [
    [0, 1, width],
    [(height - 1) * width, -width, 1],
    [height * width - 1, -1, -width],
    [width - 1, width, -1],
  ][quarters] as [number, number, number]
  const to = new Uint8Array(pixels.length)
  for (let y = 0, at = 0; y < tall; y++) {
    for (let x = 0; x < wide; x++) {
      const from = (first + y * down + x * right) * channels
      for (let colour = 0; colour < channels; colour++) to[at++] = pixels[from + colour] as number
    }
  }
  return { width: wide, height: tall, channels, pixels: to }
}

/** Cuts out a part of a picture. */
export function cropPicture(picture: Colours, place: Place, width: number): Colours {
  const height = Math.max(1, Math.round((width * place.height) / place.width))
  return { width, height, channels: 3, pixels: Uint8Array.from(samplePlace(picture, place, width, height)) }
}
