import { endHandOver, makeHandOver, readHandOver } from '@foyer/contract/hand-over.ts'
import { stepAt } from '@foyer/domain/hand-over/hand-over.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useJourney } from '../journey/journey-context.tsx'
import { useKnownReservations } from '../journey/use-reservations.ts'
import { useProblems } from '../problems/problems-context.tsx'
import { useSite } from '../site/site-context.tsx'
import { keepGiven } from './given-hand-over.ts'
import { hasUnsaved } from './unsaved.ts'

const LOOK_MS = 1_500

/** The code by which another device goes on, how long it is good, and what happens here when it was taken. */
export function useHandOver(onClose: () => void) {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const caller = useCaller()
  const known = useKnownReservations()
  const make = useCall(makeHandOver)
  const [left, setLeft] = useState<number>()
  const step = stepAt(journey.place)
  const made = make.data
  const guests = known.find(({ reference }) => reference === step?.reference)?.guests ?? []
  const unsaved = hasUnsaved(guests)

  const ask = useEffectEvent(async () => {
    if (!step) return onClose()
    try {
      const { seconds } = await make.mutateAsync({ body: { ...step, unsaved } })
      setLeft(seconds)
    } catch (caught) {
      onClose()
      problems.show(caught, { code: step.reference })
    }
  })
  useEffect(() => void ask(), [])

  useEffect(() => {
    if (!made) return
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, (seconds ?? 0) - 1)), 1_000)
    return () => clearInterval(timer)
  }, [made])

  /** A device of the hotel forgets the guest at once; their own phone says where it goes on. */
  const taken = useEffectEvent((given: { id: string; secret: string }) => {
    onClose()
    if (site.device.enrolledOnly) void journey.restart('hand-over')
    keepGiven(given)
    if (!site.device.enrolledOnly) problems.show(new Problem('reservationInUse'), { code: step?.reference ?? '' })
  })
  const look = useEffectEvent(async (given: { id: string; secret: string }, signal: AbortSignal) => {
    const { state } = await callApi(readHandOver, { body: given }, caller)
    if (state === 'taken' && !signal.aborted) taken(given)
  })
  const withdraw = useEffectEvent((given: { id: string; secret: string }) => {
    void callApi(endHandOver, { body: given }, caller).catch(() => {})
  })
  useEffect(() => {
    if (!made) return
    const { id, secret } = made
    const over = new AbortController()
    const timer = setInterval(() => void look({ id, secret }, over.signal).catch(() => {}), LOOK_MS)
    return () => {
      over.abort()
      clearInterval(timer)
    }
  }, [made])

  return {
    to: site.handsOverTo ?? 'phone',
    picture: made && `data:image/png;base64,${made.picture}`,
    left,
    of: made?.seconds ?? 1,
    unsaved,
    again: () => void ask(),
    busy: make.isPending,
    /** Whoever puts it away has changed their mind: nobody takes it any more. */
    close() {
      if (made) withdraw({ id: made.id, secret: made.secret })
      onClose()
    },
  }
}
