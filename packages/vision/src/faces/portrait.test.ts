import { expect, it } from 'vitest'
import type { Colours } from '../picture/colours.ts'
import type { Detector } from './detector.ts'
import { findPortrait, getPageAbove } from './portrait.ts'

/** Black, with a white circle. */
function withSpot(width: number, height: number, [x, y]: readonly [number, number], radius: number): Colours {
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const isIn = Math.hypot((at % width) - x, ((at / width) | 0) - y) < radius
    pixels.fill(isIn ? 255 : 0, at * 3, at * 3 + 3)
  }
  return { width, height, channels: 3, pixels }
}

/** Finds the bounding box of the white pixels. */
const spotFinder: Detector = ({ width, height, pixels }) => {
  const white = Array.from({ length: width * height }, (_, at) => at).filter((at) => (pixels[at * 3] ?? 0) > 128)
  const [xs, ys] = [white.map((at) => at % width), white.map((at) => (at / width) | 0)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return [{ box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, score: 1 }]
}

it.each([0, 0.3, Math.PI, Math.PI / 2])('cuts out the portrait above lines at angle %f around the face', (angle) => {
  const line = { x: 450, y: 450, angle, length: 400, thickness: 14 }
  const page = getPageAbove([line])
  // A little to the left of the page's centre, along its own direction.
  const middle = [
    page.x + page.width / 2 - 60 * Math.cos(angle),
    page.y + page.height / 2 - 60 * Math.sin(angle),
  ] as const
  const found = findPortrait(withSpot(900, 900, middle, 40), [line], spotFinder)
  const { width = 0, height = 0, pixels = new Uint8Array() } = found ?? {}
  expect(width).toBe(320)
  const at = (x: number, y: number) => pixels[(Math.floor(y * height) * width + Math.floor(x * width)) * 3] ?? 0
  expect([at(0.5, 0.5), at(0.5, 0.3), at(0.3, 0.5)].every((light) => light > 200)).toBe(true)
  expect([at(0.05, 0.5), at(0.95, 0.5), at(0.5, 0.05), at(0.5, 0.95)].every((light) => light < 60)).toBe(true)
})
