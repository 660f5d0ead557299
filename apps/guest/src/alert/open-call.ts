import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'
import { whenForgotten } from '../site/kept.ts'

const listeners = createListeners()
let isOpen = false

function change(next: boolean): void {
  isOpen = next
  listeners.notify()
}

/** From anywhere: wherever reception is named, it can be called. */
export function openVideoCall(): void {
  change(true)
}

export function closeVideoCall(): void {
  change(false)
}

export function useIsCalling(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isOpen)
}

// Nobody speaks on in the name of a guest who has gone.
whenForgotten(closeVideoCall)
