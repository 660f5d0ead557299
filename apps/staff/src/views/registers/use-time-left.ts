import { useNow } from '../../session/use-now.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

const MINUTE_MS = 60_000

/** Hours and minutes until a moment, or how long ago it has passed. */
export function useTimeLeft(): (until: string) => string {
  const { say } = useTexts()
  const now = useNow()
  return (until) => {
    const minutes = Math.round((Date.parse(until) - now.getTime()) / MINUTE_MS)
    const left = { h: Math.floor(Math.abs(minutes) / 60), m: Math.abs(minutes) % 60 }
    return minutes < 0 ? say('reports.late', left) : say('reports.left.time', left)
  }
}
