import decodeQR from 'qr/decode.js'

/** Enough pixels for the densest code a guest shows, few enough to decode in a few milliseconds. */
const FRAME_PX = 960
/** A picture is decoded only once, so it may be larger. */
const PICTURE_PX = 2_400

const thoroughOptions = { effort: Number.POSITIVE_INFINITY, timeLimit: 2_000 }

/**
 * Decodes the current camera frame. The caller owns the canvas and drops it afterwards, because the
 * last frame shows a guest's code.
 */
export function readCodeFromFrame(video: HTMLVideoElement, sheet: HTMLCanvasElement): string | undefined {
  if (video.readyState < video.HAVE_CURRENT_DATA) return undefined
  return readCode(sheet, video, { width: video.videoWidth, height: video.videoHeight, most: FRAME_PX })
}

/** Returns undefined if the file is not a picture or contains no code. */
export async function readCodeFromPicture(picture: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  const text = readCode(document.createElement('canvas'), bitmap, { width, height, most: PICTURE_PX }, thoroughOptions)
  bitmap.close()
  return text
}

function readCode(
  canvas: HTMLCanvasElement,
  source: CanvasImageSource,
  { width, height, most }: { width: number; height: number; most: number },
  how: Parameters<typeof decodeQR>[1] = {},
): string | undefined {
  const scale = Math.min(1, most / Math.max(width, height))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush || canvas.width === 0 || canvas.height === 0) return undefined
  brush.drawImage(source, 0, 0, canvas.width, canvas.height)
  try {
    return decodeQR(brush.getImageData(0, 0, canvas.width, canvas.height), how)
  } catch {
    // The decoder throws if there is no code, which is the usual case.
    return undefined
  }
}
