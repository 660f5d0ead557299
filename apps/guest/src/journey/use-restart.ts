import { createDeferred } from '@foyer/web/async/deferred.ts'
import { useCallback } from 'react'
import { useGuestCaller } from '../visit/caller-context.tsx'
import { clearVisit, endVisitOnServer } from './end-visit.ts'

/** Leaving the page waits no longer than this for a server that doesn't answer. */
const TIMEOUT_MS = 3_000

/**
 * Clears the guest here at once, and on the server as soon as it
 * can be reached, so that the next guest gets their own visit.
 */
export function useRestart(): () => Promise<void> {
  const caller = useGuestCaller()
  return useCallback(async () => {
    clearVisit()
    if (!caller) return
    const patience = createDeferred<void>()
    const timer = setTimeout(patience.resolve, TIMEOUT_MS)
    // A pending timer would retain what the guest saw when it was set.
    const ended = endVisitOnServer(caller).finally(() => clearTimeout(timer))
    await Promise.race([ended, patience.promise])
  }, [caller])
}
