import type { Reading } from '@foyer/vision/reading.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Advice, countFrame, type ExpectedSide, initialFrameCounts, selectAdvice } from './advice.ts'
import { canReadPictures, type DocumentReader } from './document-reader.ts'

/** Pause between two frames, to spare the page and the battery. */
const PAUSE_MS = 60
const MAX_SIDE_PX = 1280

interface DocumentFramesOptions {
  readonly on: boolean
  readonly eye: DocumentReader
  readonly wanted: ExpectedSide
  readonly onRead: (reading: Reading, portrait?: Blob) => void
  /** Called with the photo of a card whose lines have been read. */
  readonly onPhoto: (portrait: Blob) => void
}

/** Examines camera frames until a document has been read. Pictures stay in this device's memory. */
export function useDocumentFrames(
  video: RefObject<HTMLVideoElement | null>,
  { on, eye, wanted, onRead, onPhoto }: DocumentFramesOptions,
): Advice {
  const [looks, setLooks] = useState(initialFrameCounts)
  const tell = useEffectEvent(onRead)
  const tellPhoto = useEffectEvent(onPhoto)
  useEffect(() => {
    if (!on || !canReadPictures()) return
    let isOver = false
    setLooks(initialFrameCounts)
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look(): Promise<void> {
      const frame = video.current && (await captureFrame(video.current))
      const sight = frame ? await eye.read(frame, { isFrame: true, wantsPhoto: wanted === 'photo' }) : undefined
      if (isOver) return
      if (sight?.reading) return tell(sight.reading, sight.portrait)
      if (sight?.portrait) return tellPhoto(sight.portrait)
      setLooks((before) => countFrame(before, sight))
      timer = setTimeout(look, PAUSE_MS)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [on, video, eye, wanted])
  return selectAdvice(looks, wanted)
}

async function captureFrame(video: HTMLVideoElement): Promise<ImageBitmap | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0) return undefined
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
  const size = { resizeWidth: Math.round(width * scale), resizeHeight: Math.round(height * scale) }
  return createImageBitmap(video, size).catch(() => undefined)
}
