import { expect, it } from 'vitest'
import { createRandom } from '../testing/seeded-random.ts'
import { blackHat, dilateLight } from './morphology.ts'

/** Reference implementation, pixel by pixel. */
function lightestAround(pixels: Uint8Array, width: number, height: number, side: number): number[] {
  const reach = side >> 1
  return Array.from(pixels, (_, at) => {
    const [row, column] = [(at / width) | 0, at % width]
    let best = 0
    for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++) {
      for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x++)
        best = Math.max(best, pixels[y * width + x] ?? 0)
    }
    return best
  })
}

it.each([
  [1, 1, 3],
  [7, 5, 3],
  [40, 3, 11],
  [3, 40, 11],
  [53, 37, 5],
  [61, 29, 45],
])('finds the lightest value around each pixel in %i × %i with a side of %i', (width, height, side) => {
  const own = createRandom(width * 100 + height)
  const pixels = Uint8Array.from({ length: width * height }, () => own.integer(0, 255))
  expect([...dilateLight({ pixels, width, height }, side).pixels]).toEqual(lightestAround(pixels, width, height, side))
})

it('measures how much darker a thin stroke is, and ignores a broad one', () => {
  const [width, height] = [30, 9]
  const pixels = new Uint8Array(width * height).fill(200)
  for (let y = 0; y < height; y++)
    pixels.fill(50, y * width + 5, y * width + 7).fill(50, y * width + 15, y * width + 28)
  const row = [...blackHat({ pixels, width, height }, 5).pixels.subarray(4 * width, 5 * width)]
  expect([row[3], row[5], row[6], row[8], row[18]]).toEqual([0, 150, 150, 0, 0])
})
