import type { Line } from '../lines/line.ts'
import type { Colours, Place } from '../picture/colours.ts'
import type { Detector } from './detector.ts'
import { cropPicture, detectionSides, type Face, findFaceInAnyRotation, findLargest } from './find-face.ts'

/**
 * Relative to the length of a printed line: a page is a little wider than its lines, and the
 * portrait is above them.
 */
const PAGE_SIZE = { width: 1.16, above: 0.78 }
/** Margin around the face's box, to include hair and chin. */
const MARGIN = 0.35
const MAX_SIDE = 320

/**
 * The upright portrait of a document, or undefined if there is none. If lines were read, they show
 * where it is and which way is up.
 */
export function findPortrait(
  picture: Colours,
  lines: readonly Line[] | undefined,
  detect: Detector,
): Colours | undefined {
  if (lines?.[0]) {
    // Detects on a small copy, then cuts out of the full picture.
    const page = getPageAbove(lines)
    const found = findLargest(detect(cropPicture(picture, page, detectionSides.document), detectionSides.document))
    return found && cropPicture(picture, toOuterPlace(page, widen(found.box), detectionSides.document), MAX_SIDE)
  }
  const face = findFaceInAnyRotation(picture, detect)
  return face && cropPortrait(face)
}

export function cropPortrait({ picture, box }: Face): Colours {
  return cropPicture(picture, widen(box), MAX_SIDE)
}

/** Maps a part of a cut-out of this width back to the full picture. */
function toOuterPlace(page: Place, part: Place, width: number): Place {
  const { angle = 0 } = page
  const scale = page.width / width
  const [wide, tall] = [part.width * scale, part.height * scale]
  const along = (part.x + part.width / 2) * scale - page.width / 2
  const below = (part.y + part.height / 2) * scale - page.height / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const x = page.x + page.width / 2 + along * cos - below * sin
  const y = page.y + page.height / 2 + along * sin + below * cos
  return { x: x - wide / 2, y: y - tall / 2, width: wide, height: tall, angle }
}

/** The page that has these lines at its foot, first line first. */
export function getPageAbove(lines: readonly Line[]): Place {
  const [first] = lines
  if (!first) throw new Error('Without lines there is no page.')
  const { x, y, angle, length, thickness } = first
  const [width, height] = [PAGE_SIZE.width * length, PAGE_SIZE.above * length]
  const up = height / 2 + thickness
  // Up is a quarter turn before the reading direction.
  const [middleX, middleY] = [x + up * Math.sin(angle), y - up * Math.cos(angle)]
  return { x: middleX - width / 2, y: middleY - height / 2, width, height, angle }
}

function widen({ x, y, width, height }: Place): Place {
  return {
    x: x - width * MARGIN,
    y: y - height * MARGIN,
    width: width * (1 + 2 * MARGIN),
    height: height * (1 + 2 * MARGIN),
  }
}
