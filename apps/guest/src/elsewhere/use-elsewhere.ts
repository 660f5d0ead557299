import { checkinHolder, takeOverCheckin } from '@foyer/contract/lease.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useProblems } from '../problems/problems-context.tsx'

/** Whoever goes on there makes the time begin anew: it is asked for again now and then. */
const LOOK_AGAIN_SECONDS = 10

interface Elsewhere {
  readonly reference: string
  /** The check-in is this screen's, or nobody's any more. */
  readonly onHere: () => unknown
}

/** Another screen checks this reservation in: which, how long still, and the way to go on here. */
export function useElsewhere({ reference, onHere }: Elsewhere) {
  const problems = useProblems()
  const held = useLoad(checkinHolder, { body: { reference } }, { again: true })
  const take = useCall(takeOverCheckin)
  const [passed, setPassed] = useState(0)
  const holder = held.data?.holder
  const askedAt = held.dataUpdatedAt

  const goOn = useEffectEvent(() => onHere())
  const isFree = held.data !== undefined && holder === undefined
  useEffect(() => {
    if (isFree) goOn()
  }, [isFree])

  const lookAgain = useEffectEvent(() => void held.refetch())
  useEffect(() => {
    if (!askedAt) return
    setPassed(0)
    const timer = setInterval(() => setPassed((seconds) => seconds + 1), 1000)
    return () => clearInterval(timer)
  }, [askedAt])
  const seconds = holder && Math.max(0, holder.seconds - passed)
  const isDue = passed >= LOOK_AGAIN_SECONDS || seconds === 0
  useEffect(() => {
    if (isDue) lookAgain()
  }, [isDue])

  async function continueHere(): Promise<void> {
    try {
      await take.mutateAsync({ body: { reference } })
      onHere()
    } catch (caught) {
      problems.show(caught, { code: reference, retry: continueHere })
    }
  }

  return { channel: holder?.channel, by: holder?.by, seconds, of: holder?.of ?? 1, continueHere, busy: take.isPending }
}
