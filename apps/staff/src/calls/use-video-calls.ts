import { listVideoCalls, ringVideoCall, type VideoCall } from '@foyer/contract/staff/video-calls.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useSession } from '../session/session-context.tsx'

const none: readonly VideoCall[] = []

/** Guests who call, and colleagues who speak with one. */
export function useVideoCalls(): readonly VideoCall[] {
  const { mayDo } = useSession()
  const { data } = useLoad(listVideoCalls, {}, { when: mayDo('answerCalls') })
  return data?.calls ?? none
}

export function useWaitingCalls(): readonly VideoCall[] {
  const calls = useVideoCalls()
  return useMemo(() => calls.filter(({ answered }) => !answered), [calls])
}

/** The guest learns that it rings here, or that whoever is here speaks with somebody else: again when that is over. */
export function useRing(waiting: readonly VideoCall[], speaksIn: string | undefined): void {
  const caller = useCaller()
  const rung = useRef(new Set<string>())
  const ring = useEffectEvent(async (id: string) => {
    const word = `${id} ${speaksIn !== undefined}`
    if (id === speaksIn || rung.current.has(word)) return
    rung.current.add(word)
    // What did not arrive is said with the next request of the guest.
    await callApi(ringVideoCall, { params: { id } }, caller).catch(() => rung.current.delete(word))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether somebody speaks here is told anew.
  useEffect(() => {
    for (const { id } of waiting) void ring(id)
  }, [waiting, speaksIn])
}
