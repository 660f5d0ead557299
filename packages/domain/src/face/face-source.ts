interface CameraConditions {
  readonly canFilm: boolean
  /** Brightness of the camera image, 0 to 255; undefined if it could not be measured. */
  readonly brightness: number | undefined
}

/** Below this a video is mostly noise, while a single picture has a longer exposure. */
export const DARKNESS_THRESHOLD = 40

/** Returns why video is not possible, or undefined if it is. */
export function noVideoReason({ canFilm, brightness = 255 }: CameraConditions): 'cannotFilm' | 'tooDark' | undefined {
  if (!canFilm) return 'cannotFilm'
  return brightness < DARKNESS_THRESHOLD ? 'tooDark' : undefined
}

/** The mean luminance of RGBA pixels, weighted as the eye perceives them. */
export function measureBrightness(pixels: ArrayLike<number>): number | undefined {
  const count = Math.floor(pixels.length / 4)
  let sum = 0
  for (let at = 0; at < count * 4; at += 4) {
    sum += 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
  }
  return count > 0 ? sum / count : undefined
}
