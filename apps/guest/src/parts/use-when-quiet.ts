import { useEffect, useEffectEvent } from 'react'
import { watchInput } from './watch-input.ts'

/** Calls once when nobody has touched, typed or scrolled for so long; never where there is no limit. */
export function useWhenQuiet(limitMs: number | undefined, onQuiet: () => void): void {
  const quiet = useEffectEvent(onQuiet)
  useEffect(() => (limitMs === undefined ? undefined : watchInput(limitMs, () => quiet())), [limitMs])
}
