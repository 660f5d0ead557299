import { useSyncExternalStore } from 'react'
import { whenForgotten } from '../site/kept.ts'

const listeners = new Set<() => void>()
let isOpen = false

function change(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** From anywhere: wherever reception is named, it can be called. */
export function openVideoCall(): void {
  change(true)
}

export function closeVideoCall(): void {
  change(false)
}

export function useIsCalling(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Nobody speaks on in the name of a guest who has gone.
whenForgotten(closeVideoCall)
