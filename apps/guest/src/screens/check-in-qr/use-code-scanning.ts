import { type RefObject, useEffect, useEffectEvent } from 'react'
import { readCodeFromFrame } from './read-code.ts'

/** About eight frames a second: fast enough for a hand, easy on a phone's battery. */
const SCAN_INTERVAL_MS = 120

/** Decodes camera frames at an interval and reports every code. */
export function useCodeScanning(
  video: RefObject<HTMLVideoElement | null>,
  { on, onCode }: { on: boolean; onCode: (text: string) => void },
): void {
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    if (!on) return
    const sheet = document.createElement('canvas')
    const looking = setInterval(() => {
      const text = video.current ? readCodeFromFrame(video.current, sheet) : undefined
      if (text !== undefined) tell(text)
    }, SCAN_INTERVAL_MS)
    return () => clearInterval(looking)
  }, [on, video])
}
