import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'

/** The dialogs that a screen's tools open. */
export type Help = 'accessibility' | 'language' | 'reception'

const listeners = createListeners()
let open: Help | undefined

function change(next: Help | undefined): void {
  open = next
  listeners.notify()
}

/** Can be called from any screen: "a person" in a notice opens the same dialog as the tool. */
export function openHelp(help: Help): void {
  change(help)
}

export function closeHelp(): void {
  change(undefined)
}

export function useOpenHelp(): Help | undefined {
  return useSyncExternalStore(listeners.subscribe, () => open)
}
