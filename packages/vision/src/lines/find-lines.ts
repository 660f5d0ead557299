import { closeGaps } from '../picture/bits.ts'
import { findComponents } from '../picture/components.ts'
import { type Grey, resizeGrey } from '../picture/grey.ts'
import { findInk } from '../picture/ink.ts'
import { getAngleBetween, getOffset, type Line } from './line.ts'
import { splitBlock } from './split-block.ts'

/**
 * A line of thirty characters is about thirty times as long as high; half a line must be enough to
 * qualify.
 */
const MIN_ASPECT_RATIO = 11
const MAX_ASPECT_RATIO = 75
/** A document fills at least this part of the picture. */
const MIN_LENGTH_SHARE = 0.22
const MAX_BLOCKS = 12
/**
 * Gaps between characters to close, relative to the picture's longer side, for far, medium and near
 * documents.
 */
const GAPS = [0.0075, 0.0125, 0.019, 0.027] as const

export interface FoundLines {
  /** Bars that may each be a line of text. */
  readonly lines: readonly Line[]
  /** Lines that may be hidden in bars that hold several, or next to a bar without a match. */
  readonly hidden: () => readonly Line[]
}

/**
 * Finds text-like bars in a picture scaled to that size; positions are at the scale of the given
 * picture.
 */
export function findLines(grey: Grey, longest: number): FoundLines {
  const { picture, scale } = resizeGrey(grey, longest)
  const side = Math.max(picture.width, picture.height)
  const shorter = Math.min(picture.width, picture.height)
  const ink = findInk(picture, toOdd(side * 0.0135))
  const bars = GAPS.map((gap) =>
    joinPieces(
      findComponents(closeGaps(ink, toOdd(side * gap)), 24)
        .filter(({ length, thickness }) => length / thickness >= 2.2 && thickness >= 2.5)
        .map(({ x, y, angle, length, thickness }) => ({ x, y, angle, length, thickness })),
    ).filter(({ length }) => length >= MIN_LENGTH_SHARE * shorter),
  )
  const whole = (line: Line): Line => ({
    ...line,
    x: line.x / scale,
    y: line.y / scale,
    length: line.length / scale,
    thickness: line.thickness / scale,
  })
  const slim = bars.flat().filter(isSlim)
  return {
    lines: slim.map(whole),
    hidden: () =>
      bars
        .flat()
        .filter(
          ({ length, thickness }) => length > 0.4 * shorter && length / thickness > 2.5 && length / thickness < 60,
        )
        .sort((a, b) => b.length * Math.sqrt(b.thickness) - a.length * Math.sqrt(a.thickness))
        .slice(0, MAX_BLOCKS)
        .flatMap((block) => splitBlock(picture, block))
        .map(whole),
  }
}

function isSlim({ length, thickness }: Line): boolean {
  return length / thickness >= MIN_ASPECT_RATIO && length / thickness <= MAX_ASPECT_RATIO
}

/** Joins collinear pieces, because glare and stamps break lines. */
function joinPieces(pieces: readonly Line[]): Line[] {
  const open = [...pieces].sort((a, b) => b.length - a.length)
  const whole: Line[] = []
  while (open.length > 0) {
    let line = open.shift() as Line
    for (let at = 0; at < open.length; ) {
      const other = open[at] as Line
      if (isContinuation(line, other)) {
        line = mergeLines(line, other)
        open.splice(at, 1)
        at = 0
      } else at++
    }
    whole.push(line)
  }
  return whole
}

function isContinuation(a: Line, b: Line): boolean {
  if (getAngleBetween(a.angle, b.angle) > 0.1 + (1.2 * b.thickness) / b.length) return false
  if (b.thickness > 1.6 * a.thickness || b.thickness < 0.5 * a.thickness) return false
  const { along, across } = getOffset(a, b)
  const gap = Math.abs(along) - (a.length + b.length) / 2
  return gap > -0.5 * a.thickness && gap < 3.2 * a.thickness && Math.abs(across) < 0.5 * a.thickness + 0.02 * a.length
}

function mergeLines(a: Line, b: Line): Line {
  const [cos, sin] = [Math.cos(a.angle), Math.sin(a.angle)]
  const { along, across } = getOffset(a, b)
  const side = Math.sign(along) || 1
  const start = -side * (a.length / 2)
  const end = along + side * (b.length / 2)
  const [middle, length] = [(start + end) / 2, Math.abs(end - start)]
  const lean = (across / (along || 1)) * (b.length / (a.length + b.length))
  return {
    x: a.x + middle * cos - across * sin * (b.length / (a.length + b.length)),
    y: a.y + middle * sin + across * cos * (b.length / (a.length + b.length)),
    angle: a.angle + Math.atan(lean),
    length,
    thickness: (a.thickness * a.length + b.thickness * b.length) / (a.length + b.length),
  }
}

function toOdd(size: number): number {
  return Math.max(3, Math.round(size) | 1)
}
