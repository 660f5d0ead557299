import type { AlertProgress } from '@foyer/contract/alert.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'
import { whenForgotten } from '../site/kept.ts'

/** What this guest knows of the call to the desk: none yet, on its way, not got through, or what the server says of it. */
export type OwnAlert = AlertProgress | { readonly state: 'none' | 'calling' | 'failed' }

interface Known {
  readonly alert: OwnAlert
  /** The guest has called; else a screen has told the desk of itself. */
  readonly hasCalled: boolean
}

const nothing: Known = { alert: { state: 'none' }, hasCalled: false }
const listeners = createListeners()
let known: Known = nothing

export function noteAlert(alert: OwnAlert): void {
  note({ ...known, alert })
}

export function noteCall(): void {
  note({ alert: { state: 'calling' }, hasCalled: true })
}

function note(next: Known): void {
  known = next
  listeners.notify()
}

export function useOwnAlert(): Known {
  return useSyncExternalStore(listeners.subscribe, () => known)
}

// The next guest has called nobody.
whenForgotten(() => note(nothing))
