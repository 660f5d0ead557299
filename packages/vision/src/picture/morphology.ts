import type { Grey } from './grey.ts'

type Spread = (from: Uint8Array, to: Uint8Array, width: number, height: number, side: number) => void

/** Van Herk's way: from each block's start and from its end, so that a window costs three comparisons however wide it is. */
const lightestAcross: Spread = (from, to, width, height, side) => {
  const reach = side >> 1
  const blocks = Math.ceil((width + 2 * reach) / side)
  const line = new Uint8Array(blocks * side)
  const before = new Uint8Array(blocks * side)
  const after = new Uint8Array(blocks * side)
  for (let row = 0; row < width * height; row += width) {
    line.set(from.subarray(row, row + width), reach)
    for (let start = 0; start < line.length; start += side) {
      let best = 0
      for (let at = start; at < start + side; at++) {
        const value = line[at] as number
        if (value > best) best = value
        before[at] = best
      }
      best = 0
      for (let at = start + side - 1; at >= start; at--) {
        const value = line[at] as number
        if (value > best) best = value
        after[at] = best
      }
    }
    for (let x = 0; x < width; x++) {
      const left = after[x] as number
      const right = before[x + side - 1] as number
      to[row + x] = left > right ? left : right
    }
  }
}

/** The same with whole rows instead of pixels. */
const lightestDown: Spread = (from, to, width, height, side) => {
  const reach = side >> 1
  const before = new Uint8Array((height + reach) * width)
  const after = Uint8Array.from(from)
  before.set(from)
  for (let y = 1; y < height + reach; y++) {
    if (y % side !== 0) raise(before, y * width, before, (y - 1) * width, width)
  }
  for (let y = height - 2; y >= 0; y--) {
    if ((y + 1) % side !== 0) raise(after, y * width, after, (y + 1) * width, width)
  }
  for (let y = 0; y < height; y++) {
    const below = (y + reach) * width
    to.set(before.subarray(below, below + width), y * width)
    if (y >= reach) raise(to, y * width, after, (y - reach) * width, width)
  }
}

function raise(values: Uint8Array, at: number, by: Uint8Array, from: number, count: number): void {
  for (let x = 0; x < count; x++) {
    const value = by[from + x] as number
    if (value > (values[at + x] as number)) values[at + x] = value
  }
}

/** The lightest of the pixels around each one, in a square with that odd side. */
export function lightest({ pixels, width, height }: Grey, side: number): Grey {
  const across = new Uint8Array(pixels.length)
  lightestAcross(pixels, across, width, height, side)
  const whole = new Uint8Array(pixels.length)
  lightestDown(across, whole, width, height, side)
  return { pixels: whole, width, height }
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
