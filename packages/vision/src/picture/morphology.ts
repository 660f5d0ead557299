import type { Grey } from './grey.ts'

type Extreme = 'darkest' | 'lightest'

/** The darkest or lightest of the pixels around each one, in a square with that odd side. */
function spread({ pixels, width, height }: Grey, side: number, extreme: Extreme): Grey {
  const across = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) along(pixels, across, y * width, 1, width, side, extreme)
  const whole = new Uint8Array(pixels.length)
  for (let x = 0; x < width; x++) along(across, whole, x, width, height, side, extreme)
  return { pixels: whole, width, height }
}

/** Van Herk's way: three comparisons a pixel, whatever the side. */
function along(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  length: number,
  side: number,
  extreme: Extreme,
): void {
  const reach = side >> 1
  const size = Math.ceil((length + 2 * reach) / side) * side
  const before = scratch(0, size)
  const after = scratch(1, size)
  const line = scratch(2, size)
  line.fill(extreme === 'lightest' ? 0 : 255)
  for (let at = 0; at < length; at++) line[at + reach] = from[start + at * step] as number
  const better = extreme === 'lightest' ? Math.max : Math.min
  for (let block = 0; block < size; block += side) {
    let best = line[block] as number
    before[block] = best
    for (let at = block + 1; at < block + side; at++) {
      best = better(best, line[at] as number)
      before[at] = best
    }
    best = line[block + side - 1] as number
    after[block + side - 1] = best
    for (let at = block + side - 2; at >= block; at--) {
      best = better(best, line[at] as number)
      after[at] = best
    }
  }
  for (let at = 0; at < length; at++) {
    to[start + at * step] = better(after[at] as number, before[at + 2 * reach] as number)
  }
}

const kept: Uint8Array[] = []

function scratch(which: number, size: number): Uint8Array {
  const one = kept[which]
  if (one && one.length >= size) return one.subarray(0, size)
  const larger = new Uint8Array(size * 2)
  kept[which] = larger
  return larger.subarray(0, size)
}

/** Light things grow together where less than that lies between them. */
export function closed(picture: Grey, side: number): Grey {
  return spread(spread(picture, side, 'lightest'), side, 'darkest')
}

/** Light things thinner than that are gone. */
export function opened(picture: Grey, side: number): Grey {
  return spread(spread(picture, side, 'darkest'), side, 'lightest')
}

/** What is dark and thinner than that, and by how much it is darker than what lies around it. */
export function blackHat(picture: Grey, side: number): Grey {
  const around = closed(picture, side)
  const pixels = new Uint8Array(picture.pixels.length)
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = (around.pixels[at] as number) - (picture.pixels[at] as number)
  }
  return { ...picture, pixels }
}

export const lightest = (picture: Grey, side: number): Grey => spread(picture, side, 'lightest')
