import { checkinHolder, goOnWithCheckin, takeOverCheckin } from '@foyer/contract/lease.ts'
import { asProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useProblems } from '../../problems/problems-context.tsx'

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
  const free = useCall(goOnWithCheckin)
  const [passed, setPassed] = useState(0)
  const holder = held.data?.holder
  const askedAt = held.dataUpdatedAt
  const answeredAt = Math.max(askedAt, held.errorUpdatedAt)
  const hasGone = useRef(false)

  /** Once: nobody is led back by an answer that comes when they have gone on already. */
  const goOn = useEffectEvent(() => {
    if (hasGone.current) return
    hasGone.current = true
    onHere()
  })
  useEffect(
    () => () => {
      hasGone.current = true
    },
    [],
  )
  const lookAgain = useEffectEvent(() => void held.refetch())
  /** Others may wait for it as well: the server says whose it is. Whoever is too late looks again who was first. */
  const claim = useEffectEvent(async () => {
    try {
      await free.mutateAsync({ body: { reference } })
    } catch (caught) {
      const { code } = asProblem(caught)
      if (code === 'reservationInUse') return lookAgain()
      if (code === 'offline') return
    }
    goOn()
  })
  const isFree = held.data !== undefined && holder === undefined
  useEffect(() => {
    if (isFree && askedAt) void claim()
  }, [isFree, askedAt])

  useEffect(() => {
    if (!askedAt) return
    setPassed(0)
    const timer = setInterval(() => setPassed((seconds) => seconds + 1), 1000)
    return () => clearInterval(timer)
  }, [askedAt])
  const seconds = holder && Math.max(0, holder.seconds - passed)
  const waits = Math.max(1, Math.min(LOOK_AGAIN_SECONDS, holder?.seconds ?? LOOK_AGAIN_SECONDS))
  useEffect(() => {
    // After every answer, also after one that was lost.
    if (!answeredAt) return
    const timer = setTimeout(() => lookAgain(), waits * 1000)
    return () => clearTimeout(timer)
  }, [answeredAt, waits])

  async function continueHere(): Promise<void> {
    try {
      await take.mutateAsync({ body: { reference } })
      goOn()
    } catch (caught) {
      if (hasGone.current) return
      problems.show(caught, { code: reference, retry: continueHere })
    }
  }

  return { channel: holder?.channel, by: holder?.by, seconds, of: holder?.of ?? 1, continueHere, busy: take.isPending }
}
