import { createListeners } from '@foyer/web/events/listeners.ts'
import { useEffect, useSyncExternalStore } from 'react'

let running = 0
const listeners = createListeners()

function change(by: number): void {
  running += by
  listeners.notify()
}

/**
 * Suppresses the "are you still there?" prompt while
 * `holds` is true: a payment or call is in progress.
 */
export function useMarkTaskRunning(holds: boolean): void {
  useEffect(() => {
    if (!holds) return
    change(1)
    return () => change(-1)
  }, [holds])
}

export function useIsTaskRunning(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => running > 0)
}
