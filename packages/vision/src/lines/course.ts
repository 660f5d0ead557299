import type { Strip } from '../network/strip.ts'

/** The middle of the capitals along the line, from −0.5 to 0.5, and their height. */
export interface Course {
  readonly middleAt: (at: number) => number
  readonly tall: number
}

const PART_COUNT = 9
/**
 * If capitals seem taller than this part of the flattened strip, or deviate from a straight line by
 * this part of their height, the line may be bent.
 */
const MAX_HEIGHT_SHARE = 0.46
const MAX_BEND = 0.2

/** Text alternates between light and dark along its line; the space between lines does not. */
export function findCourse(strip: Strip): Course {
  const parts = Array.from({ length: PART_COUNT }, (_, part) =>
    measureChanges(strip, ((part * strip.width) / PART_COUNT) | 0, (((part + 1) * strip.width) / PART_COUNT) | 0),
  )
  const { top, bottom } = findBand(measureChanges(strip, 0, strip.width))
  const [tall, centre] = [bottom - top, (top + bottom) / 2]
  const straight = fitCourse(parts, tall, () => centre)
  if (tall <= MAX_HEIGHT_SHARE * strip.height && measureBend(straight) <= MAX_BEND * tall) return straight
  const bent = followParts(parts, strip.height)
  const clear = (course: Course) => measureEdges(levelParts(parts, course, strip.height))
  return clear(bent) > clear(straight) ? bent : straight
}

/** Sharpness of the upper and lower edge, which is highest if all parts are at the same height. */
function measureEdges(rows: Float64Array): number {
  let sum = 0
  for (let y = 1; y < rows.length; y++) sum += ((rows[y] as number) - (rows[y - 1] as number)) ** 2
  return sum
}

/**
 * From the middle outwards, each part close to the previous one; the height of capitals shows once
 * all parts are aligned.
 */
function followParts(parts: readonly Float64Array[], height: number): Course {
  const middles = new Float64Array(PART_COUNT).fill(height / 2)
  const half = PART_COUNT >> 1
  let tall = 0.36 * height
  for (let away = 0; away <= half; away++) {
    for (const part of away === 0 ? [half] : [half - away, half + away]) {
      const inner = part + Math.sign(half - part)
      middles[part] = findBestBand(parts[part] as Float64Array, tall, middles[inner] as number).middle
    }
  }
  let course = fitCourse(parts, tall, (at) => middles[Math.round((at + 0.5) * PART_COUNT - 0.5)] as number)
  for (let round = 0; round < 2; round++) {
    const { top, bottom } = findBand(levelParts(parts, course, height))
    tall = bottom - top
    course = fitCourse(parts, tall, course.middleAt)
  }
  return course
}

const toPosition = (part: number) => (part + 0.5) / PART_COUNT - 0.5

function fitCourse(parts: readonly Float64Array[], tall: number, near: (at: number) => number): Course {
  const points = parts.map((rows, part) => ({
    at: toPosition(part),
    ...findBestBand(rows, tall, near(toPosition(part))),
  }))
  const [a, b, c] = fitParabola(points)
  return { middleAt: (at) => a + b * at + c * at * at, tall: Math.max(4, tall) }
}

function measureBend({ middleAt }: Course): number {
  return Math.abs((middleAt(-0.5) + middleAt(0.5)) / 2 - middleAt(0))
}

/** Sum of all parts, each shifted vertically to the middle. */
function levelParts(parts: readonly Float64Array[], { middleAt }: Course, height: number): Float64Array {
  const sum = new Float64Array(height)
  for (const [part, rows] of parts.entries()) {
    const shift = Math.round(middleAt(toPosition(part)) - height / 2)
    for (let y = 0; y < height; y++) {
      const from = Math.min(height - 1, Math.max(0, y + shift))
      sum[y] = (sum[y] as number) + (rows[from] as number) / parts.length
    }
  }
  return sum
}

function measureChanges({ light, width, height }: Strip, from: number, to: number): Float64Array {
  const rows = new Float64Array(height)
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = Math.max(1, from); x < to; x++) {
      sum += Math.abs((light[y * width + x] as number) - (light[y * width + x - 1] as number))
    }
    rows[y] = sum / Math.max(1, to - from)
  }
  return rows
}

/** From the middle outwards, until there is little change. */
function findBand(rows: Float64Array): { top: number; bottom: number } {
  const height = rows.length
  const inner = rows.subarray(Math.round(height * 0.36), Math.round(height * 0.64))
  const strong = inner.reduce((sum, row) => sum + row, 0) / inner.length
  const least = rows.reduce((low, row) => Math.min(low, row), Number.POSITIVE_INFINITY)
  const enough = least + (strong - least) * 0.4
  let [top, bottom] = [height >> 1, height >> 1]
  while (top > 0 && (rows[top - 1] as number) > enough) top--
  while (bottom < height && (rows[bottom] as number) > enough) bottom++
  return { top, bottom }
}

/** The band of this height with the most change, near the expected centre. */
function findBestBand(rows: Float64Array, tall: number, centre: number): { middle: number; weight: number } {
  const reach = Math.max(2, tall * 0.45)
  let [best, middle] = [-1, centre]
  let base = Number.POSITIVE_INFINITY
  for (let at = centre - reach; at <= centre + reach; at += 0.5) {
    let sum = 0
    const [from, to] = [Math.max(0, Math.round(at - tall / 2)), Math.min(rows.length, Math.round(at + tall / 2))]
    for (let y = from; y < to; y++) sum += rows[y] as number
    sum /= Math.max(1, tall)
    base = Math.min(base, sum)
    if (sum > best) [best, middle] = [sum, at]
  }
  return { middle, weight: Math.max(0.001, best - base) }
}

/**
 * Weighted least-squares parabola through the points; nearly a line if they carry little weight.
 */
function fitParabola(points: readonly { at: number; middle: number; weight: number }[]): [number, number, number] {
  let [s0, s1, s2, s3, s4, t0, t1, t2] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const { at, middle, weight } of points) {
    s0 += weight
    s1 += weight * at
    s2 += weight * at * at
    s3 += weight * at ** 3
    s4 += weight * at ** 4
    t0 += weight * middle
    t1 += weight * at * middle
    t2 += weight * at * at * middle
  }
  s4 += s0 * 0.004
  const determinant = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2)
  if (Math.abs(determinant) < 1e-12) return [t0 / s0, 0, 0]
  const a = (t0 * (s2 * s4 - s3 * s3) - s1 * (t1 * s4 - s3 * t2) + s2 * (t1 * s3 - s2 * t2)) / determinant
  const b = (s0 * (t1 * s4 - t2 * s3) - t0 * (s1 * s4 - s3 * s2) + s2 * (s1 * t2 - t1 * s2)) / determinant
  const c = (s0 * (s2 * t2 - s3 * t1) - s1 * (s1 * t2 - t1 * s2) + t0 * (s1 * s3 - s2 * s2)) / determinant
  return [a, b, c]
}
