import { type Grey, lightAt } from '../picture/grey.ts'
import type { Line } from './line.ts'

/** Pixels, light as a number, row by row. */
export interface Strip {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
}

/** How the recogniser wants a line: this high, with this much of it above and below the capitals. */
export const LINE_HEIGHT = 32
const MARGIN = 0.32
/** It has learnt characters 14 pixels apart; capitals are 19.5 high then, and documents set them about 1.08 times that apart. */
const SQUEEZE = 14 / (LINE_HEIGHT / (1 + 2 * MARGIN)) / 1.08
const AROUND = 1.25

/** The line laid flat: turned, straightened where it is bent, and cut above and below its capitals. */
export function cutLine(grey: Grey, line: Line, squeeze = 1): Strip {
  const rough = laidFlat(grey, line)
  return normal(resampled(rough, courseOf(rough), squeeze))
}

/** The line and as much again around it, at about the scale that it is read at. */
function laidFlat(grey: Grey, line: Line): Strip {
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)]
  const tall = 2 * AROUND * line.thickness
  const wide = line.length + 4.2 * line.thickness
  const scale = Math.min(3, 48 / tall)
  const [width, height] = [Math.max(16, Math.round(wide * scale)), Math.max(16, Math.round(tall * scale))]
  const fine = Math.max(1, Math.min(4, Math.round(1 / scale)))
  const light = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let sub = 0; sub < fine * fine; sub++) {
        const along = (x + ((sub % fine) + 0.5) / fine) / scale - wide / 2
        const across = (y + (((sub / fine) | 0) + 0.5) / fine) / scale - tall / 2
        sum += lightAt(grey, line.x + along * cos - across * sin, line.y + along * sin + across * cos)
      }
      light[y * width + x] = sum / (fine * fine)
    }
  }
  return { width, height, light }
}

/** Where the capitals' top and bottom run, as heights at the start, the middle and the end. */
interface Course {
  readonly middle: readonly [number, number, number]
  readonly tall: number
}

const PARTS = 9

/** Text changes from light to dark along its line, and what lies between lines does not. */
function courseOf(strip: Strip): Course {
  const whole = bandOf(changes(strip, 0, strip.width))
  const tall = whole.bottom - whole.top
  const centre = (whole.top + whole.bottom) / 2
  const points: { at: number; middle: number; weight: number }[] = []
  for (let part = 0; part < PARTS; part++) {
    const [from, to] = [((part * strip.width) / PARTS) | 0, (((part + 1) * strip.width) / PARTS) | 0]
    const rows = changes(strip, from, to)
    const middle = bestPlace(rows, tall, centre)
    points.push({ at: (part + 0.5) / PARTS - 0.5, ...middle })
  }
  const [a, b, c] = parabola(points)
  const high = (at: number) => a + b * at + c * at * at
  return { middle: [high(-0.5), high(0), high(0.5)], tall: Math.max(4, tall) }
}

function changes({ light, width, height }: Strip, from: number, to: number): Float64Array {
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
function bandOf(rows: Float64Array): { top: number; bottom: number } {
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

/** The band of that height with the most change in it, near where the whole line has it. */
function bestPlace(rows: Float64Array, tall: number, centre: number): { middle: number; weight: number } {
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

/** The parabola that lies nearest to the points, each with its weight; nearly a line where they tell little. */
function parabola(points: readonly { at: number; middle: number; weight: number }[]): [number, number, number] {
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

function resampled(strip: Strip, { middle, tall }: Course, squeeze: number): Strip {
  const whole = tall * (1 + 2 * MARGIN)
  const scale = LINE_HEIGHT / whole
  const width = Math.min(1600, Math.max(64, Math.round((strip.width * scale * SQUEEZE * squeeze) / 8) * 8))
  const light = new Float32Array(width * LINE_HEIGHT)
  const [start, centre, end] = middle
  const fineX = Math.max(1, Math.round(strip.width / width))
  const fineY = Math.max(1, Math.round(1 / scale))
  for (let x = 0; x < width; x++) {
    const at = (x + 0.5) / width - 0.5
    const high = centre + (end - start) * at + 2 * (start + end - 2 * centre) * at * at
    for (let y = 0; y < LINE_HEIGHT; y++) {
      let sum = 0
      for (let subY = 0; subY < fineY; subY++) {
        const row = high + ((y + (subY + 0.5) / fineY) / LINE_HEIGHT - 0.5) * whole
        for (let subX = 0; subX < fineX; subX++) {
          sum += between(strip, ((x + (subX + 0.5) / fineX) / width) * strip.width, row)
        }
      }
      light[y * width + x] = sum / (fineX * fineY)
    }
  }
  return { width, height: LINE_HEIGHT, light }
}

function between({ light, width, height }: Strip, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, x - 0.5))
  const top = Math.min(height - 1, Math.max(0, y - 0.5))
  const x0 = left | 0
  const y0 = top | 0
  const x1 = Math.min(width - 1, x0 + 1)
  const y1 = Math.min(height - 1, y0 + 1)
  const fx = left - x0
  const fy = top - y0
  const upper = (light[y0 * width + x0] as number) * (1 - fx) + (light[y0 * width + x1] as number) * fx
  const lower = (light[y1 * width + x0] as number) * (1 - fx) + (light[y1 * width + x1] as number) * fx
  return upper * (1 - fy) + lower * fy
}

/** Ink at about −0.5 and paper at about 0.5, as the recogniser has learnt it. */
function normal(strip: Strip): Strip {
  const sorted = Float32Array.from(
    { length: Math.ceil(strip.light.length / 3) },
    (_, at) => strip.light[at * 3] as number,
  )
  sorted.sort()
  const low = sorted[Math.floor(sorted.length * 0.03)] as number
  const high = sorted[Math.floor(sorted.length * 0.9)] as number
  const range = Math.max(20, high - low)
  return { ...strip, light: strip.light.map((one) => Math.min(1.3, Math.max(-0.3, (one - low) / range)) - 0.5) }
}
