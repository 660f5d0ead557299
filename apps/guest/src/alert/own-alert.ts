import type { AlertProgress } from '@foyer/contract/alert.ts'
import { useSyncExternalStore } from 'react'
import { whenForgotten } from '../site/kept.ts'

/** What this guest knows of the call to the desk: none yet, on its way, not got through, or what the server says of it. */
export type OwnAlert = AlertProgress | { readonly state: 'none' | 'calling' | 'failed' }

const nothing: OwnAlert = { state: 'none' }
const listeners = new Set<() => void>()
let alert: OwnAlert = nothing

export function noteAlert(next: OwnAlert): void {
  alert = next
  for (const listener of listeners) listener()
}

export function useOwnAlert(): OwnAlert {
  return useSyncExternalStore(subscribe, () => alert)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// The next guest has called nobody.
whenForgotten(() => noteAlert(nothing))
