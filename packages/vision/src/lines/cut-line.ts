import type { Strip } from '../network/strip.ts'
import { type Grey, sampleLight } from '../picture/grey.ts'
import { type Course, findCourse } from './course.ts'
import type { Line } from './line.ts'

/** Input format of the recogniser: this height, with this margin above and below the capitals. */
export const LINE_HEIGHT = 32
const MARGIN = 0.32
/**
 * It was trained on characters 14 pixels apart with capitals 19.5 pixels high; documents space them
 * about 1.08 times that height.
 */
const SQUEEZE = 14 / (LINE_HEIGHT / (1 + 2 * MARGIN)) / 1.08
const MARGIN_FACTOR = 1.25

/**
 * Flattens a line: rotates it, straightens it if it is bent, and crops it above and below its
 * capitals.
 */
export function cutLine(grey: Grey, line: Line, squeeze = 1): Strip {
  const rough = flattenLine(grey, line)
  return normalize(resample(rough, findCourse(rough), squeeze))
}

/** The line with an equal margin around it, at about the scale at which it is read. */
function flattenLine(grey: Grey, line: Line): Strip {
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)]
  const tall = 2 * MARGIN_FACTOR * line.thickness
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
        sum += sampleLight(grey, line.x + along * cos - across * sin, line.y + along * sin + across * cos)
      }
      light[y * width + x] = sum / (fine * fine)
    }
  }
  return { width, height, light }
}

function resample(strip: Strip, { middleAt, tall }: Course, squeeze: number): Strip {
  const whole = tall * (1 + 2 * MARGIN)
  const scale = LINE_HEIGHT / whole
  const width = Math.min(1600, Math.max(64, Math.round((strip.width * scale * SQUEEZE * squeeze) / 8) * 8))
  const light = new Float32Array(width * LINE_HEIGHT)
  const fineX = Math.max(1, Math.round(strip.width / width))
  const fineY = Math.max(1, Math.round(1 / scale))
  for (let x = 0; x < width; x++) {
    const at = (x + 0.5) / width - 0.5
    const high = middleAt(at)
    for (let y = 0; y < LINE_HEIGHT; y++) {
      let sum = 0
      for (let subY = 0; subY < fineY; subY++) {
        const row = high + ((y + (subY + 0.5) / fineY) / LINE_HEIGHT - 0.5) * whole
        for (let subX = 0; subX < fineX; subX++) {
          sum += interpolate(strip, ((x + (subX + 0.5) / fineX) / width) * strip.width, row)
        }
      }
      light[y * width + x] = sum / (fineX * fineY)
    }
  }
  return { width, height: LINE_HEIGHT, light }
}

function interpolate({ light, width, height }: Strip, x: number, y: number): number {
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

/** Normalises ink to about −0.5 and paper to about 0.5, as in training. */
function normalize(strip: Strip): Strip {
  const sorted = new Float32Array(Math.ceil(strip.light.length / 3))
  for (let at = 0; at < sorted.length; at++) sorted[at] = strip.light[at * 3] as number
  sorted.sort()
  const low = sorted[Math.floor(sorted.length * 0.03)] as number
  const high = sorted[Math.floor(sorted.length * 0.9)] as number
  const range = Math.max(20, high - low)
  const light = new Float32Array(strip.light.length)
  for (let at = 0; at < light.length; at++)
    light[at] = Math.min(1.3, Math.max(-0.3, ((strip.light[at] as number) - low) / range)) - 0.5
  return { ...strip, light }
}
