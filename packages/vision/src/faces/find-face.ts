import { type Colours, cut, type Place } from '../picture/colours.ts'
import type { Detector, Found } from './detector.ts'

/** Longer side of the picture that faces are looked for in: more finds smaller ones and takes longer. */
export const sides = { document: 416, person: 256 } as const
const QUARTERS = [0, 1, 2, 3] as const

export interface Face extends Found {
  /** The picture that it stands upright in. */
  readonly picture: Colours
}

/** The largest face of a picture that is upright. */
export function findFace(picture: Colours, detect: Detector, side: number): Face | undefined {
  const found = largestOf(detect(picture, side))
  return found && { ...found, picture }
}

/** The same in whichever direction the picture lies. */
export function findFaceAnyhow(picture: Colours, detect: Detector): Face | undefined {
  for (const quarters of QUARTERS) {
    const face = findFace(turned(picture, quarters), detect, sides.document)
    if (face) return face
  }
  return undefined
}

export function largestOf(found: readonly Found[]): Found | undefined {
  return found.reduce<Found | undefined>(
    (best, one) => (best && sizeOf(best.box) >= sizeOf(one.box) ? best : one),
    undefined,
  )
}

const sizeOf = ({ width, height }: Place) => width * height

/** Clockwise by quarters. */
function turned({ width, height, channels, pixels }: Colours, quarters: number): Colours {
  if (quarters === 0) return { width, height, channels, pixels }
  const [wide, tall] = quarters % 2 === 1 ? [height, width] : [width, height]
  const to = new Uint8Array(pixels.length)
  for (let y = 0; y < tall; y++) {
    for (let x = 0; x < wide; x++) {
      const [fromX, fromY] = [
        [x, y],
        [y, height - 1 - x],
        [width - 1 - x, height - 1 - y],
        [width - 1 - y, x],
      ][quarters] as [number, number]
      const [from, at] = [(fromY * width + fromX) * channels, (y * wide + x) * channels]
      for (let colour = 0; colour < channels; colour++) to[at + colour] = pixels[from + colour] as number
    }
  }
  return { width: wide, height: tall, channels, pixels: to }
}

/** What lies at a place, as a picture. */
export function pictureAt(picture: Colours, place: Place, width: number): Colours {
  const height = Math.max(1, Math.round((width * place.height) / place.width))
  return { width, height, channels: 3, pixels: Uint8Array.from(cut(picture, place, width, height)) }
}
