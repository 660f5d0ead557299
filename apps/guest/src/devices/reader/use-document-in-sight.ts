import type { Reading } from '@foyer/vision/reading.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Advice, adviceFor, afterLook, beforeLooking } from './advice.ts'
import { canSee, type DocumentEye } from './document-eye.ts'

/** Between two looks, so that the page and the battery breathe. */
const PAUSE_MS = 60
const LONGEST = 1280

/** Looks at what the camera sees, again and again, until a document has been read. Pictures stay in this device's memory. */
export function useDocumentInSight(
  video: RefObject<HTMLVideoElement | null>,
  { on, eye, onRead }: { on: boolean; eye: DocumentEye; onRead: (reading: Reading, portrait?: Blob) => void },
): Advice {
  const [advice, setAdvice] = useState<Advice>('outline')
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    if (!on || !canSee()) return
    let isOver = false
    let looks = beforeLooking
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look(): Promise<void> {
      const frame = video.current && (await frameOf(video.current))
      const sight = frame ? await eye.look(frame, true) : undefined
      if (isOver) return
      if (sight?.reading) return tell(sight.reading, sight.portrait)
      looks = afterLook(looks, sight)
      setAdvice(adviceFor(looks))
      timer = setTimeout(look, PAUSE_MS)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [on, video, eye])
  return advice
}

async function frameOf(video: HTMLVideoElement): Promise<ImageBitmap | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0) return undefined
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  const size = { resizeWidth: Math.round(width * scale), resizeHeight: Math.round(height * scale) }
  return createImageBitmap(video, size).catch(() => undefined)
}
