import { Sums } from '../network/sums.ts'
import type { Grey } from './grey.ts'

/** The loop may read this many pixels past the last one. */
const TRAILING_PIXELS = 16
let work: Sums | undefined

/**
 * Dilation: the lightest pixel in a square with that odd side around each one; outside the picture
 * it is dark.
 */
export function dilateLight({ pixels, width, height }: Grey, side: number): Grey {
  const reach = side >> 1
  const [across, down] = [width + 2 * reach, height + 2 * reach]
  work ??= new Sums()
  work.clear()
  const start = work.allocate(Math.ceil((across * down + TRAILING_PIXELS) / 4))
  const { bytes } = work
  bytes.fill(0, start, start + across * down + TRAILING_PIXELS)
  for (let y = 0; y < height; y++)
    bytes.set(pixels.subarray(y * width, (y + 1) * width), start + (y + reach) * across + reach)
  // Each pixel looks right and down, so its result belongs to the middle of the window.
  dilateSteps(work, start, across * down, side, 1)
  dilateSteps(work, start, across * down, side, across)
  const whole = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) whole.set(bytes.subarray(start + y * across, start + y * across + width), y * width)
  return { pixels: whole, width, height }
}

/** Each round doubles the distance covered, up to `side`. */
function dilateSteps(sums: Sums, start: number, count: number, side: number, step: number): void {
  for (let seen = 1; seen < side; ) {
    const more = Math.min(seen, side - seen)
    sums.maxShifted(start, more * step, count - more * step)
    seen += more
  }
}

/**
 * Black-hat transform: dark parts thinner than `side`, by how much darker they are than their
 * surroundings.
 */
export function blackHat(picture: Grey, side: number): Grey {
  const spread = dilateLight(picture, side)
  invert(spread.pixels)
  const { pixels } = dilateLight(spread, side)
  invert(pixels)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (pixels[at] as number) - (picture.pixels[at] as number)
  return { ...picture, pixels }
}

/** Inverts light and dark. */
function invert(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at++) pixels[at] = 255 - (pixels[at] as number)
}
