import decodeQR from 'qr/decode.js'

/** Enough pixels for the densest code that a guest holds to a camera, few enough to look at in a few milliseconds. */
const FRAME_PX = 960
/** A picture is looked at once, and thoroughly. */
const PICTURE_PX = 2_400

const thoroughly = { effort: Number.POSITIVE_INFINITY, timeLimit: 2_000 }

/** What the camera sees now. The sheet is the looker's, and gone with them: the last frame shows somebody's code. */
export function codeInFrame(video: HTMLVideoElement, sheet: HTMLCanvasElement): string | undefined {
  if (video.readyState < video.HAVE_CURRENT_DATA) return undefined
  return codeOn(sheet, video, { width: video.videoWidth, height: video.videoHeight, most: FRAME_PX })
}

/** Undefined also for what is no picture. */
export async function codeInPicture(picture: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  const text = codeOn(document.createElement('canvas'), bitmap, { width, height, most: PICTURE_PX }, thoroughly)
  bitmap.close()
  return text
}

function codeOn(
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
    // Thrown when there is no code to be seen, which is most of the time.
    return undefined
  }
}
