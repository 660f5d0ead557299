import { deferred } from '@foyer/web/async/deferred.ts'
/** A film that was broken off, by the guest or by a camera that went away, is none. */
export type Filmed = { readonly film: Blob } | 'stopped' | 'failed'

interface Recording {
  readonly done: Promise<Filmed>
  stop(): void
}

/** What browsers write: Chromium and Firefox the first, Safari the last. */
const types = ['video/webm;codecs=vp8', 'video/webm', 'video/mp4']

/** Enough for a face, and about half a megabyte in three seconds. */
const BITS_PER_SECOND = 1_500_000
const TICK_MS = 100

function filmType(): string | undefined {
  return typeof MediaRecorder === 'undefined' ? undefined : types.find((type) => MediaRecorder.isTypeSupported(type))
}

export function canFilm(): boolean {
  return filmType() !== undefined
}

/** Films for a while what a camera shows. The film lives in memory only. */
export function recordFilm(
  stream: MediaStream,
  { lengthMs, onPart }: { lengthMs: number; onPart: (part: number) => void },
): Recording {
  const recorder = begun(stream)
  if (!recorder) return { done: Promise.resolve('failed'), stop() {} }
  const { promise, resolve } = deferred<Filmed>()
  const chunks: Blob[] = []
  const from = Date.now()
  let ended: 'done' | 'stopped' | 'failed' | undefined
  const end = (why: NonNullable<typeof ended>) => {
    ended ??= why
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const ticking = setInterval(() => {
    const part = Math.min(1, (Date.now() - from) / lengthMs)
    onPart(part)
    if (part === 1) end('done')
  }, TICK_MS)
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  recorder.addEventListener('error', () => end('failed'))
  recorder.addEventListener('stop', () => {
    clearInterval(ticking)
    // The codecs would make it a type that nobody else knows by name.
    const [type = ''] = recorder.mimeType.split(';')
    resolve(ended === 'done' ? { film: new Blob(chunks, { type }) } : (ended ?? 'stopped'))
  })
  return { done: promise, stop: () => end('stopped') }
}

function begun(stream: MediaStream): MediaRecorder | undefined {
  const mimeType = filmType()
  if (!mimeType) return undefined
  try {
    const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_PER_SECOND })
    recorder.start()
    return recorder
  } catch {
    return undefined
  }
}
