import { deferred } from '@foyer/web/async/deferred.ts'
import { useCallback } from 'react'
import { useGuestCaller } from '../visit/caller-context.tsx'
import { endVisitOf, forgetHere } from './forget-guest.ts'

/** Whoever leaves the page next waits no longer than this for a server that does not answer. */
const PATIENCE_MS = 3_000

/** Forgets the guest here at once, and on the server as soon as it can be reached: the next guest gets a visit of their own. */
export function useRestart(): () => Promise<void> {
  const caller = useGuestCaller()
  return useCallback(async () => {
    forgetHere()
    if (!caller) return
    const patience = deferred<void>()
    const timer = setTimeout(patience.resolve, PATIENCE_MS)
    // A timer that runs on would hold what the guest saw when it was set.
    const ended = endVisitOf(caller).finally(() => clearTimeout(timer))
    await Promise.race([ended, patience.promise])
  }, [caller])
}
