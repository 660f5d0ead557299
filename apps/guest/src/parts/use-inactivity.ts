import { useEffect, useEffectEvent } from 'react'
import { watchInput } from './watch-input.ts'

/** Calls once after this long without touching, typing or scrolling; never without a limit. */
export function useInactivity(limitMs: number | undefined, onQuiet: () => void): void {
  const quiet = useEffectEvent(onQuiet)
  useEffect(() => (limitMs === undefined ? undefined : watchInput(limitMs, () => quiet())), [limitMs])
}
