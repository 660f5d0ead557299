import { useEffect, useEffectEvent } from 'react'

/** What a payment does when it comes to a stage, once; whatever still goes on is called off when it leaves it. */
export function useEnteredStage(stage: string, enter: (signal: AbortSignal) => void): void {
  const entered = useEffectEvent(enter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is entered once.
  useEffect(() => {
    const left = new AbortController()
    entered(left.signal)
    return () => left.abort()
  }, [stage])
}
