/** More than our page records. */
const MAX_FRAMES = 24
/** End of one JPEG and start of the next. */
const SEAM = [0xff, 0xd9, 0xff, 0xd8, 0xff] as const

/**
 * Splits a film of concatenated JPEGs into frames; undefined if there are too many.
 */
export function splitFrames(film: Uint8Array): Uint8Array[] | undefined {
  const frames: Uint8Array[] = []
  let start = 0
  if (film[0] === SEAM[2] && film[1] === SEAM[3]) {
    for (
      let at = film.indexOf(SEAM[0]);
      at >= 0 && at + SEAM.length <= film.length;
      at = film.indexOf(SEAM[0], at + 1)
    ) {
      if (!SEAM.every((byte, index) => film[at + index] === byte)) continue
      if (frames.length + 1 === MAX_FRAMES) return undefined
      frames.push(film.subarray(start, at + 2))
      start = at + 2
    }
  }
  return [...frames, film.subarray(start)]
}
