import { endHandOver, readHandOver } from '@foyer/contract/hand-over.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useEffectEvent } from 'react'
import type { GivenHandOver } from './given-hand-over.ts'

const POLL_INTERVAL_MS = 1_500

interface Outcomes {
  readonly onTaken: (given: GivenHandOver) => void
  /** Called when the code can no longer be used. */
  readonly onOver: () => void
}

/**
 * Follows a code while it is shown. Closing it in
 * any way withdraws it, unless it is already in use.
 */
export function useGivenState(made: GivenHandOver | undefined, { onTaken, onOver }: Outcomes) {
  const caller = useCaller()
  const read = async ({ id, secret }: GivenHandOver) =>
    (await callApi(readHandOver, { body: { id, secret } }, caller)).state

  const look = useEffectEvent(async (given: GivenHandOver, over: AbortController) => {
    const state = await read(given)
    // Answers may arrive late or together: the first decisive one wins.
    if (over.signal.aborted || state === 'waiting') return
    if (state === 'over') return onOver()
    over.abort()
    onTaken(given)
  })
  const withdraw = useEffectEvent(({ id, secret }: GivenHandOver) => {
    void callApi(endHandOver, { body: { id, secret, unlessTaken: true } }, caller).catch(() => {})
  })
  useEffect(() => {
    if (!made) return
    const given = { id: made.id, secret: made.secret }
    const over = new AbortController()
    const timer = setInterval(() => void look(given, over).catch(() => {}), POLL_INTERVAL_MS)
    return () => {
      clearInterval(timer)
      if (!over.signal.aborted) withdraw(given)
      over.abort()
    }
  }, [made])

  return { read }
}
