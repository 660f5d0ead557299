import { createDeferred } from '@foyer/web/async/deferred.ts'

/** A recording that is interrupted, by the guest or by the camera, yields no film. */
export type FilmResult = { readonly film: Blob } | 'stopped' | 'failed'

interface Recording {
  readonly done: Promise<FilmResult>
  stop(): void
}

/** A sequence of JPEGs, so that the face comparison needs no video decoder. */
const MIME_TYPE = 'video/x-motion-jpeg'
const TICK_MS = 100
/** Frequent enough to follow a turning head. */
const FRAME_MS = 250
/** Enough for a face, and about half a megabyte for three seconds. */
const MAX_SIDE_PX = 640
const QUALITY = 0.85

export function canFilm(): boolean {
  return typeof HTMLCanvasElement.prototype.toBlob === 'function'
}

/** Records what a camera shows. The film is only in memory. */
export function recordFilm(
  video: HTMLVideoElement,
  { lengthMs, onPart }: { lengthMs: number; onPart: (part: number) => void },
): Recording {
  const { promise, resolve } = createDeferred<FilmResult>()
  const frames: Promise<Blob | undefined>[] = []
  const from = Date.now()
  const end = async (why: 'done' | 'stopped') => {
    clearInterval(ticking)
    if (why === 'stopped') return resolve(why)
    const taken = await Promise.all(frames)
    const whole = taken.filter((frame) => frame !== undefined)
    resolve(whole.length === taken.length ? { film: new Blob(whole, { type: MIME_TYPE }) } : 'failed')
  }
  const take = async () => {
    const frame = captureFrame(video)
    frames.push(frame)
    if (!(await frame)) {
      clearInterval(ticking)
      resolve('failed')
    }
  }
  const ticking = setInterval(() => {
    const passed = Date.now() - from
    onPart(Math.min(1, passed / lengthMs))
    if (passed >= lengthMs) void end('done')
    else if (passed >= frames.length * FRAME_MS) void take()
  }, TICK_MS)
  void take()
  return { done: promise, stop: () => void end('stopped') }
}

function captureFrame(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(videoWidth, videoHeight, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY))
}
