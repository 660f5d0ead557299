import type { AlertProgress } from '@foyer/contract/alert.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'
import { whenForgotten } from '../site/kept.ts'

/**
 * What this page knows of the guest's call to reception:
 * none, being sent, failed, or the server's progress.
 */
export type OwnAlert = AlertProgress | { readonly state: 'none' | 'calling' | 'failed' }

interface Known {
  readonly alert: OwnAlert
  /** True if the guest called; false if a screen raised the alert automatically. */
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

// The next guest starts without a call.
whenForgotten(() => note(nothing))
