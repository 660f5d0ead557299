import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'
import { onVisitCleared } from '../../site/visit-storage.ts'

interface CheckInWatcher {
  readonly reference: string
  /** The member of staff who sees this screen. */
  readonly by: string
}

const listeners = createListeners()
let watcher: CheckInWatcher | undefined

/** What the server has just answered about the check-in of this page. */
export function recordWatcher(reference: string, by: string | undefined): void {
  if (watcher?.by === by && watcher?.reference === reference) return
  watcher = by === undefined ? undefined : { reference, by }
  listeners.notify()
}

onVisitCleared(() => recordWatcher('', undefined))

/** On a phone or kiosk; a screen at the desk reports who controls it by its own connection. */
export function useCheckInWatcher(): CheckInWatcher | undefined {
  return useSyncExternalStore(listeners.subscribe, () => watcher)
}
