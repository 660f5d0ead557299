import { useSyncExternalStore } from 'react'

/** What the tools of a screen open. */
export type Help = 'accessibility' | 'language' | 'reception'

const listeners = new Set<() => void>()
let open: Help | undefined

function change(next: Help | undefined): void {
  open = next
  for (const listener of listeners) listener()
}

/** From anywhere: "a person" in a notice opens the same dialog as the tool does. */
export function openHelp(help: Help): void {
  change(help)
}

export function closeHelp(): void {
  change(undefined)
}

export function useOpenHelp(): Help | undefined {
  return useSyncExternalStore(subscribe, () => open)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
