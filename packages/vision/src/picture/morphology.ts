import { Sums } from '../network/sums.ts'
import type { Grey } from './grey.ts'

/** The loop may look at so many pixels behind the last. */
const BEHIND = 16
let work: Sums | undefined

/** The lightest of the pixels around each one, in a square with that odd side; beyond the edge it is dark. */
export function lightest({ pixels, width, height }: Grey, side: number): Grey {
  const reach = side >> 1
  const [across, down] = [width + 2 * reach, height + 2 * reach]
  work ??= new Sums()
  work.clear()
  const start = work.room(Math.ceil((across * down + BEHIND) / 4))
  const { bytes } = work
  bytes.fill(0, start, start + across * down + BEHIND)
  for (let y = 0; y < height; y++)
    bytes.set(pixels.subarray(y * width, (y + 1) * width), start + (y + reach) * across + reach)
  // Each pixel looks at those behind it and below it: what it finds belongs to the middle of them.
  spread(work, start, across * down, side, 1)
  spread(work, start, across * down, side, across)
  const whole = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) whole.set(bytes.subarray(start + y * across, start + y * across + width), y * width)
  return { pixels: whole, width, height }
}

/** Each round doubles how far a pixel has looked, until it is that many steps. */
function spread(sums: Sums, start: number, count: number, side: number, step: number): void {
  for (let seen = 1; seen < side; ) {
    const more = Math.min(seen, side - seen)
    sums.raised(start, more * step, count - more * step)
    seen += more
  }
}

/** What is dark and thinner than that, and by how much it is darker than what lies around it. */
export function blackHat(picture: Grey, side: number): Grey {
  const spread = lightest(picture, side)
  turn(spread.pixels)
  const { pixels } = lightest(spread, side)
  turn(pixels)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (pixels[at] as number) - (picture.pixels[at] as number)
  return { ...picture, pixels }
}

/** Light and dark change places. */
function turn(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at++) pixels[at] = 255 - (pixels[at] as number)
}
