import type { Guest } from '@foyer/domain/guest/guest.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { forget, keep, kept, whenForgotten } from '../../site/kept.ts'

const KEPT = 'leftForReception'
const listeners = createListeners()
whenForgotten(listeners.notify)

/** The guest chose to sign at reception, so this page doesn't ask again. */
export function leaveForReception({ id }: Guest): void {
  keep(KEPT, [...new Set([...left(), id])])
  listeners.notify()
}

/** Reception has asked the guests to sign here after all. */
export function askHereAgain(): void {
  forget(KEPT)
  listeners.notify()
}

/** The guests, with the signature choices that only this page knows. */
export function useLeftForReception(guests: readonly Guest[]): readonly Guest[] {
  const ids = useSyncExternalStore(listeners.subscribe, () => left().join(' '))
  return useMemo(() => {
    const isLeft = ({ id, signatureState }: Guest) => signatureState === 'missing' && ids.split(' ').includes(id)
    return guests.map((guest) => (isLeft(guest) ? { ...guest, signatureState: 'atReception' } : guest))
  }, [guests, ids])
}

function left(): readonly string[] {
  return kept<string[]>(KEPT) ?? []
}
