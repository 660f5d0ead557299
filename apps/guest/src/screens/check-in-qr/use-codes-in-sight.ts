import { type RefObject, useEffect, useEffectEvent } from 'react'
import { codeInFrame } from './code-in.ts'

/** Eight looks a second: quick for a hand, easy on a phone's battery. */
const EVERY_MS = 120

/** Looks at what the camera sees, again and again, and tells of every code. */
export function useCodesInSight(
  video: RefObject<HTMLVideoElement | null>,
  { on, onCode }: { on: boolean; onCode: (text: string) => void },
): void {
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    if (!on) return
    const sheet = document.createElement('canvas')
    const looking = setInterval(() => {
      const text = video.current ? codeInFrame(video.current, sheet) : undefined
      if (text !== undefined) tell(text)
    }, EVERY_MS)
    return () => clearInterval(looking)
  }, [on, video])
}
