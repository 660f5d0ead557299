import { useCaller } from '@foyer/web/api/api-provider.tsx'
import type { Caller } from '@foyer/web/api/caller.ts'
import { useCallback } from 'react'
import { forgetAll } from '../site/kept.ts'

const AGAIN_MS = 5_000

/** Forgets the guest here at once, and on the server as soon as it can be reached: the next guest gets a visit of their own. */
export function useRestart(): () => Promise<void> {
  const caller = useCaller()
  return useCallback(async () => {
    forgetAll()
    if (caller) await end(caller)
  }, [caller])
}

async function end(caller: Caller): Promise<void> {
  try {
    // Loaded late: the first screen needs no call.
    const [{ callApi }, { endVisit }] = await Promise.all([
      import('@foyer/web/api/call-api.ts'),
      import('@foyer/contract/reservation.ts'),
    ])
    const { csrf } = await callApi(endVisit, {}, caller)
    caller.csrf = csrf
  } catch {
    setTimeout(() => end(caller), AGAIN_MS)
  }
}
