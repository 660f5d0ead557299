import { listVideoCalls, ringVideoCall, type VideoCall } from '@foyer/contract/staff/video-calls.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLive } from '../live/live-context.tsx'
import { useSession } from '../session/session-context.tsx'

const none: readonly VideoCall[] = []

/** Guests who are calling, and calls that colleagues have answered. */
export function useVideoCalls(): readonly VideoCall[] {
  const { mayDo } = useSession()
  const { mayLoad } = useLive()
  const { data } = useLoad(listVideoCalls, {}, { when: mayLoad && mayDo('answerCalls') })
  return data?.calls ?? none
}

export function useWaitingCalls(): readonly VideoCall[] {
  const calls = useVideoCalls()
  return useMemo(() => calls.filter(({ answered }) => !answered), [calls])
}

/**
 * Reports to the guest that it rings here or that this desk is busy, and again when that changes.
 */
export function useRing(waiting: readonly VideoCall[], speaksIn: string | undefined): void {
  const caller = useCaller()
  const rung = useRef(new Set<string>())
  const ring = useEffectEvent(async (id: string) => {
    const word = `${id} ${speaksIn !== undefined}`
    if (id === speaksIn || rung.current.has(word)) return
    rung.current.add(word)
    // If this fails, the guest's next request triggers it again.
    await callApi(ringVideoCall, { params: { id } }, caller).catch(() => rung.current.delete(word))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run again when this desk becomes busy or free.
  useEffect(() => {
    for (const { id } of waiting) void ring(id)
  }, [waiting, speaksIn])
}
