interface Circumstances {
  readonly canFilm: boolean
  /** Of what the camera sees, 0 to 255; undefined where nobody could look. */
  readonly brightness: number | undefined
}

/** Below it a film shows little but noise; a single picture is exposed for longer. */
export const DARK = 40

/** What speaks against a film; undefined where nothing does. */
export function whyNoFilm({ canFilm, brightness = 255 }: Circumstances): 'cannotFilm' | 'tooDark' | undefined {
  if (!canFilm) return 'cannotFilm'
  return brightness < DARK ? 'tooDark' : undefined
}

/** The mean of what is bright in a picture of red, green, blue and opacity, as an eye weighs them. */
export function brightnessOf(pixels: ArrayLike<number>): number | undefined {
  const count = Math.floor(pixels.length / 4)
  let sum = 0
  for (let at = 0; at < count * 4; at += 4) {
    sum += 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
  }
  return count > 0 ? sum / count : undefined
}
