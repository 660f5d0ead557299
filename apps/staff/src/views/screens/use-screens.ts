import {
  claimScreen,
  listScreens,
  releaseScreen,
  type ScreenView,
  sendToScreen,
} from '@foyer/contract/staff/screens.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'

/** A claim expires after five minutes, so an open page renews it before that. */
const RENEW_INTERVAL_MS = 120_000

export interface ScreenRequest {
  readonly what: ScreenView
  readonly reference?: string
  readonly guestIndex?: number
}

/** The screens at the desk: who drives which, what each shows, and what it shows next. */
export function useScreens() {
  const complain = useProblemToast()
  const load = useLoad(listScreens)
  const claim = useCall(claimScreen)
  const release = useCall(releaseScreen)
  const send = useCall(sendToScreen)
  const [sent, setSent] = useState<string>()
  const again = () => void load.refetch()
  const after = { onError: complain, onSettled: again }
  const mine = load.data?.screens.find(({ holder }) => holder?.isMe)
  const device = mine?.device
  const renew = useEffectEvent(() => device && claim.mutate({ params: { id: device }, body: { takeOver: false } }))
  useEffect(() => {
    if (!device) return
    const timer = setInterval(() => renew(), RENEW_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [device])
  return {
    list: load,
    mine,
    /** The last thing sent. */
    sent,
    isBusy: claim.isPending || send.isPending,
    take: (id: string, takeOver: boolean) => claim.mutate({ params: { id }, body: { takeOver } }, after),
    leave: (id: string) => release.mutate({ params: { id } }, after),
    show(id: string, { what, reference, guestIndex = 1 }: ScreenRequest) {
      setSent(undefined)
      const body = { id: crypto.randomUUID(), what, guestIndex, ...(reference && { reference }) }
      send.mutate({ params: { id }, body }, { ...after, onSuccess: () => setSent(what) })
    },
  }
}
