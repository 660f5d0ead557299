import { expect, it } from 'vitest'
import { findCourse } from './course.ts'

/** Upright strokes in a band sixteen pixels tall, with light above and below. */
function strokes(middleAt: (at: number) => number) {
  const [width, height] = [450, 48]
  const light = new Float32Array(width * height).fill(1)
  for (let x = 0; x < width; x++) {
    const middle = middleAt((x + 0.5) / width - 0.5)
    for (let y = 0; y < height; y++) if (Math.abs(y + 0.5 - middle) < 8 && x % 8 < 3) light[y * width + x] = 0
  }
  return { width, height, light }
}

it.each([
  ['straight', () => 24],
  ['that is tilted', (at: number) => 24 + 8 * at],
  ['that bends down', (at: number) => 20 + 40 * at * at],
  ['that bends up and is tilted', (at: number) => 28 - 36 * at * at + 4 * at],
])('follows the middle of a line %s and measures its height', (_, middleAt) => {
  const course = findCourse(strokes(middleAt))
  for (const at of [-0.4, 0, 0.4]) expect(Math.abs(course.middleAt(at) - middleAt(at))).toBeLessThan(2.5)
  expect(course.tall).toBeGreaterThan(13)
  expect(course.tall).toBeLessThan(21)
})
