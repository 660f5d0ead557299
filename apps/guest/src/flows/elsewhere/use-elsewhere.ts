import { checkinHolder, goOnWithCheckin, takeOverCheckin } from '@foyer/contract/lease.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useProblems } from '../../problems/problems-context.tsx'

/** Activity on the other screen restarts the time, so it is polled at this interval. */
const RECHECK_DELAY_SECONDS = 10

interface ElsewhereOptions {
  readonly reference: string
  /** Called when the check-in belongs to this screen or to no screen. */
  readonly onHere: () => unknown
}

/**
 * Another screen is checking this reservation in:
 * which one, for how long, and how to continue here.
 */
export function useElsewhere({ reference, onHere }: ElsewhereOptions) {
  const problems = useProblems()
  const held = useLoad(checkinHolder, { body: { reference } }, { again: true })
  const take = useCall(takeOverCheckin)
  const free = useCall(goOnWithCheckin)
  const [passed, setPassed] = useState(0)
  const holder = held.data?.holder
  const askedAt = held.dataUpdatedAt
  const answeredAt = Math.max(askedAt, held.errorUpdatedAt)
  const hasGone = useRef(false)

  /** Runs once: a late answer must not lead back a guest who has already continued. */
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
  /** Several screens may wait, so the server decides. A screen that lost the race polls again. */
  const claim = useEffectEvent(async () => {
    try {
      await free.mutateAsync({ body: { reference } })
    } catch (caught) {
      const { code } = ensureProblem(caught)
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
  const waits = Math.max(1, Math.min(RECHECK_DELAY_SECONDS, holder?.seconds ?? RECHECK_DELAY_SECONDS))
  useEffect(() => {
    // Polls again after every answer, including a failed one.
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
