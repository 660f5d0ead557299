import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'

const listeners = createListeners()
let isOpen = false

function change(next: boolean): void {
  isOpen = next
  listeners.notify()
}

/**
 * Opened from any screen's tools. It stays open while
 * the screen below changes within the same step.
 */
export const openHandOver = (): void => change(true)
export const closeHandOver = (): void => change(false)

export function useHandOverOpen(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isOpen)
}
