import type { AlertProgress } from '@foyer/contract/alert.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'
import { onVisitCleared } from '../site/visit-storage.ts'

/**
 * What this page knows of the guest's call to reception:
 * none, being sent, failed, or the server's progress.
 */
export type OwnAlert = AlertProgress | { readonly state: 'none' | 'calling' | 'failed' }

interface AlertState {
  readonly alert: OwnAlert
  /** True if the guest called; false if a screen raised the alert automatically. */
  readonly hasCalled: boolean
}

const noAlert: AlertState = { alert: { state: 'none' }, hasCalled: false }
const listeners = createListeners()
let known: AlertState = noAlert

export function recordAlert(alert: OwnAlert): void {
  setState({ ...known, alert })
}

export function recordCall(): void {
  setState({ alert: { state: 'calling' }, hasCalled: true })
}

function setState(next: AlertState): void {
  known = next
  listeners.notify()
}

export function useOwnAlert(): AlertState {
  return useSyncExternalStore(listeners.subscribe, () => known)
}

// The next guest starts without a call.
onVisitCleared(() => setState(noAlert))
