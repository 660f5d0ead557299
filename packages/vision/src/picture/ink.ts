import { type Bits, createBits } from './bits.ts'
import type { Grey } from './grey.ts'
import { blackHat, dilateLight } from './morphology.ts'

/** Anything fainter is paper, however even it is. */
const MIN_DEPTH = 9
/** Next to stronger ink, anything below this part of it is not ink. */
const MIN_NEIGHBOUR_SHARE = 0.42

/**
 * Finds thin strokes; each pixel is compared with its surroundings, because the light is uneven.
 */
export function findInk(picture: Grey, stroke: number): Bits {
  const depth = blackHat(picture, stroke)
  const near = dilateLight(depth, stroke * 4 + 1)
  const least = Math.max(MIN_DEPTH, getOtsuThreshold(depth) * 0.25)
  return createBits(picture.width, picture.height, (at) => {
    const here = depth.pixels[at] as number
    return here > least && here > MIN_NEIGHBOUR_SHARE * (near.pixels[at] as number)
  })
}

/** Otsu's threshold between ink and paper. */
function getOtsuThreshold({ pixels }: Grey): number {
  const counts = new Int32Array(256)
  for (let at = 0; at < pixels.length; at++) {
    const level = pixels[at] as number
    counts[level] = (counts[level] as number) + 1
  }
  let all = 0
  for (let level = 0; level < 256; level++) all += level * (counts[level] as number)
  let [below, sum, best, border] = [0, 0, 0, 0]
  for (let level = 0; level < 256; level++) {
    below += counts[level] as number
    sum += level * (counts[level] as number)
    const above = pixels.length - below
    if (below === 0 || above === 0) continue
    const distance = sum / below - (all - sum) / above
    const between = below * above * distance * distance
    if (between > best) [best, border] = [between, level]
  }
  return border
}
