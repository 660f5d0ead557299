import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOpen = false

function change(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** From the tools of any screen. It stays while the screen beneath it changes by itself, at the same step. */
export const openHandOver = (): void => change(true)
export const closeHandOver = (): void => change(false)

export function useHandOverOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
  )
}
