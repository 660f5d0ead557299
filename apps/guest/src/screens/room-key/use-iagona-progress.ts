import { IAGONA_LOADER_MS } from '@foyer/domain/keys/key-times.ts'
import { useEffect, useState } from 'react'

const TICK_MS = 250

/** Progress from 0 to 1 of the time such a unit takes; undefined where there is none. */
export function useIagonaProgress(on: boolean): number | undefined {
  const [part, setPart] = useState(0)
  useEffect(() => {
    if (!on) return
    const from = Date.now()
    const ticking = setInterval(() => {
      const now = Math.min(1, (Date.now() - from) / IAGONA_LOADER_MS)
      setPart(now)
      if (now === 1) clearInterval(ticking)
    }, TICK_MS)
    return () => clearInterval(ticking)
  }, [on])
  return on ? part : undefined
}
