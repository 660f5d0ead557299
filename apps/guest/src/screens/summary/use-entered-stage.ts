import { useEffect, useEffectEvent } from 'react'

/** Runs once when a payment enters a stage; the signal aborts when it leaves. */
export function useEnteredStage(stage: string, enter: (signal: AbortSignal) => void): void {
  const entered = useEffectEvent(enter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is entered once.
  useEffect(() => {
    const left = new AbortController()
    entered(left.signal)
    return () => left.abort()
  }, [stage])
}
