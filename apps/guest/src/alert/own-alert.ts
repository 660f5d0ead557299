import type { AlertProgress } from '@foyer/contract/alert.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'
import { onVisitCleared, readFromVisit, removeFromVisit, saveToVisit } from '../site/visit-storage.ts'

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
const STORED_AS = 'alert'
/** A reload, which phones do on their own, forgets neither the call nor who is coming. */
let known: AlertState = readFromVisit<AlertState>(STORED_AS) ?? noAlert

export function recordAlert(alert: OwnAlert): void {
  setState({ ...known, alert })
}

export function recordCall(): void {
  setState({ alert: { state: 'calling' }, hasCalled: true })
}

function setState(next: AlertState): void {
  known = next
  const isUnderWay = next.alert.state === 'open' || next.alert.state === 'coming'
  if (isUnderWay) saveToVisit(STORED_AS, next)
  else removeFromVisit(STORED_AS)
  listeners.notify()
}

export function useOwnAlert(): AlertState {
  return useSyncExternalStore(listeners.subscribe, () => known)
}

// The next guest starts without a call.
onVisitCleared(() => setState(noAlert))
