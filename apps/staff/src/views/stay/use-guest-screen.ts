import { readGuestScreen, unwatchGuestScreen, watchGuestScreen } from '@foyer/contract/staff/guest-screen.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'

/** The server ends it after two minutes, so an open page renews it before that. */
const RENEW_INTERVAL_MS = 60_000

/** The screen of a guest who is checking in, live while it is watched, and as it was at a take-over. */
export function useGuestScreen({ reference, screen, takenOver }: Pick<Stay, 'reference' | 'screen' | 'takenOver'>) {
  const complain = useProblemToast()
  const caller = useCaller()
  const watch = useCall(watchGuestScreen)
  const [isAsked, setIsAsked] = useState(false)
  const isWatched = isAsked && screen !== undefined
  const input = { params: { reference } }
  const load = useLoad(readGuestScreen, input, { when: isWatched || takenOver !== undefined, again: true })
  const renew = useEffectEvent(() => watch.mutate(input))
  const stop = useEffectEvent(() => void callApi(unwatchGuestScreen, input, caller).catch(() => {}))
  useEffect(() => {
    if (!isWatched) return
    const timer = setInterval(() => renew(), RENEW_INTERVAL_MS)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [isWatched])
  return {
    isWatched,
    isBusy: watch.isPending,
    shown: isWatched || takenOver ? load.data?.shown : undefined,
    watch: () => watch.mutate(input, { onSuccess: () => setIsAsked(true), onError: complain }),
    unwatch: () => setIsAsked(false),
  }
}
