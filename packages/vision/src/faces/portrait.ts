import type { Line } from '../lines/line.ts'
import type { Colours, Place } from '../picture/colours.ts'
import type { Detector } from './detector.ts'
import { findFaceAnyhow, largestOf, pictureAt, sides } from './find-face.ts'

/** Of the length of a printed line: a page is a little wider than its lines, and the portrait stands above them. */
const PAGE = { width: 1.16, above: 0.78 }
const WIDTH = 640
/** More than its box, so that hair and chin are on it. */
const AROUND = 0.35
const LONGEST = 320

/** The portrait of a document, upright; undefined where there is none. Lines that were read say where it lies and which way is up. */
export function portraitOf(
  picture: Colours,
  lines: readonly Line[] | undefined,
  detect: Detector,
): Colours | undefined {
  const page = lines?.[0] ? pictureAt(picture, pageAbove(lines), WIDTH) : undefined
  const found = page && largestOf(detect(page, sides.document))
  if (page && found) return pictureAt(page, wider(found.box), LONGEST)
  const face = lines?.[0] ? undefined : findFaceAnyhow(picture, detect)
  return face && pictureAt(face.picture, wider(face.box), LONGEST)
}

/** Where the page is that lines stand at the foot of, the first line first. */
export function pageAbove(lines: readonly Line[]): Place {
  const [first] = lines
  if (!first) throw new Error('Without lines there is no page.')
  const { x, y, angle, length, thickness } = first
  const [width, height] = [PAGE.width * length, PAGE.above * length]
  const up = height / 2 + thickness
  // Up is a quarter turn before the direction of reading.
  const [middleX, middleY] = [x + up * Math.sin(angle), y - up * Math.cos(angle)]
  return { x: middleX - width / 2, y: middleY - height / 2, width, height, angle }
}

function wider({ x, y, width, height }: Place): Place {
  return {
    x: x - width * AROUND,
    y: y - height * AROUND,
    width: width * (1 + 2 * AROUND),
    height: height * (1 + 2 * AROUND),
  }
}
