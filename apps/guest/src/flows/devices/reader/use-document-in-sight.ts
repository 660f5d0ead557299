import type { Reading } from '@foyer/vision/reading.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Advice, adviceFor, afterLook, beforeLooking, type Wanted } from './advice.ts'
import { canSee, type DocumentEye } from './document-eye.ts'

/** Pause between two frames, to spare the page and the battery. */
const PAUSE_MS = 60
const LONGEST = 1280

interface InSight {
  readonly on: boolean
  readonly eye: DocumentEye
  readonly wanted: Wanted
  readonly onRead: (reading: Reading, portrait?: Blob) => void
  /** Called with the photo of a card whose lines have been read. */
  readonly onPhoto: (portrait: Blob) => void
}

/** Examines camera frames until a document has been read. Pictures stay in this device's memory. */
export function useDocumentInSight(
  video: RefObject<HTMLVideoElement | null>,
  { on, eye, wanted, onRead, onPhoto }: InSight,
): Advice {
  const [looks, setLooks] = useState(beforeLooking)
  const tell = useEffectEvent(onRead)
  const tellPhoto = useEffectEvent(onPhoto)
  useEffect(() => {
    if (!on || !canSee()) return
    let isOver = false
    setLooks(beforeLooking)
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look(): Promise<void> {
      const frame = video.current && (await frameOf(video.current))
      const sight = frame ? await eye.look(frame, { isFrame: true, wantsPhoto: wanted === 'photo' }) : undefined
      if (isOver) return
      if (sight?.reading) return tell(sight.reading, sight.portrait)
      if (sight?.portrait) return tellPhoto(sight.portrait)
      setLooks((before) => afterLook(before, sight))
      timer = setTimeout(look, PAUSE_MS)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [on, video, eye, wanted])
  return adviceFor(looks, wanted)
}

async function frameOf(video: HTMLVideoElement): Promise<ImageBitmap | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0) return undefined
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  const size = { resizeWidth: Math.round(width * scale), resizeHeight: Math.round(height * scale) }
  return createImageBitmap(video, size).catch(() => undefined)
}
