import { deferred } from '@foyer/web/async/deferred.ts'
import { useCallback } from 'react'
import { useGuestCaller } from '../visit/caller-context.tsx'
import { endVisitOf, forgetHere } from './forget-guest.ts'

/** Leaving the page waits no longer than this for a server that doesn't answer. */
const PATIENCE_MS = 3_000

/**
 * Clears the guest here at once, and on the server as soon as it
 * can be reached, so that the next guest gets their own visit.
 */
export function useRestart(): () => Promise<void> {
  const caller = useGuestCaller()
  return useCallback(async () => {
    forgetHere()
    if (!caller) return
    const patience = deferred<void>()
    const timer = setTimeout(patience.resolve, PATIENCE_MS)
    // A pending timer would retain what the guest saw when it was set.
    const ended = endVisitOf(caller).finally(() => clearTimeout(timer))
    await Promise.race([ended, patience.promise])
  }, [caller])
}
