import { useEffect, useState } from 'react'

export type WaitingPhase = 'nothing' | 'shape' | 'words' | 'person' | 'over'

/** A short wait shows nothing; a longer one shows more, then offers staff, and finally ends. */
const phases: readonly (readonly [WaitingPhase, fromMs: number])[] = [
  ['shape', 150],
  ['words', 1_000],
  ['person', 10_000],
  ['over', 21_000],
]

export function useWaitingPhase(waits: boolean): WaitingPhase {
  const [phase, setPhase] = useState<WaitingPhase>('nothing')
  useEffect(() => {
    if (!waits) return
    const timers = phases.map(([next, fromMs]) => setTimeout(() => setPhase(next), fromMs))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setPhase('nothing')
    }
  }, [waits])
  return waits ? phase : 'nothing'
}
