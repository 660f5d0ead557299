import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'
import { onVisitCleared } from '../site/visit-storage.ts'

const listeners = createListeners()
let isOpen = false

function change(next: boolean): void {
  isOpen = next
  listeners.notify()
}

/** Can be called from any screen that mentions reception. */
export function openVideoCall(): void {
  change(true)
}

export function closeVideoCall(): void {
  change(false)
}

export function useIsCalling(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isOpen)
}

// A call ends with the visit, so that the next guest never joins it.
onVisitCleared(closeVideoCall)
