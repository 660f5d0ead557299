import type { Guest } from '@foyer/domain/guest/guest.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { onVisitCleared, readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'

const STORAGE_NAME = 'leftForReception'
const listeners = createListeners()
onVisitCleared(listeners.notify)

/** The guest chose to sign at reception, so this page doesn't ask again. */
export function leaveForReception({ id }: Guest): void {
  saveToVisit(STORAGE_NAME, [...new Set([...readLeft(), id])])
  listeners.notify()
}

/** Reception has asked the guests to sign here after all. */
export function clearLeftForReception(): void {
  removeFromVisit(STORAGE_NAME)
  listeners.notify()
}

/** The guests, with the signature choices that only this page knows. */
export function useLeftForReception(guests: readonly Guest[]): readonly Guest[] {
  const ids = useSyncExternalStore(listeners.subscribe, () => readLeft().join(' '))
  return useMemo(() => {
    const isLeft = ({ id, signatureState }: Guest) => signatureState === 'missing' && ids.split(' ').includes(id)
    return guests.map((guest) => (isLeft(guest) ? { ...guest, signatureState: 'atReception' } : guest))
  }, [guests, ids])
}

function readLeft(): readonly string[] {
  return readFromVisit<string[]>(STORAGE_NAME) ?? []
}
