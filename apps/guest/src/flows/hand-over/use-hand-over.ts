import { makeHandOver } from '@foyer/contract/hand-over.ts'
import { getHandOverStep } from '@foyer/domain/hand-over/hand-over.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useKnownReservations } from '../../journey/known-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { type GivenHandOver, storeGivenHandOver } from './given-hand-over.ts'
import { hasUnsavedDraft } from './has-unsaved-draft.ts'
import { useGivenState } from './use-given-state.ts'

interface NewHandOver extends GivenHandOver {
  readonly picture: string
}

/** The code for another device, its remaining time, and what happens here once it is used. */
export function useHandOver(onClose: () => void) {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const caller = useCaller()
  const known = useKnownReservations()
  const [attempt, setAttempt] = useState(1)
  const [made, setMade] = useState<NewHandOver>()
  const [left, setLeft] = useState<number>()
  const [busy, setBusy] = useState(true)
  const step = getHandOverStep(journey.place)
  const guests = known.find(({ reference }) => reference === step?.reference)?.guests ?? []
  const unsaved = hasUnsavedDraft(guests)

  /**
   * A hotel device clears the guest at once; the guest's
   * own phone shows where the check-in continues.
   */
  const taken = useEffectEvent((given: GivenHandOver) => {
    onClose()
    if (site.device.enrolledOnly) void journey.restart('hand-over')
    storeGivenHandOver({ id: given.id, secret: given.secret })
    if (!site.device.enrolledOnly) problems.show(new Problem('reservationInUse'), { code: step?.reference ?? '' })
  })
  const { read } = useGivenState(made, { onTaken: (given) => taken(given), onOver: () => setLeft(0) })

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (!step) return onClose()
    setBusy(true)
    try {
      const { id, secret, picture, seconds } = await callApi(makeHandOver, { body: { ...step, unsaved } }, caller)
      if (signal.aborted) return
      setMade({ id, secret, picture })
      setLeft(seconds)
      setBusy(false)
    } catch (caught) {
      // A rejection may mean that the previous code was used at the last moment; that outcome wins.
      const wasTaken = made && (await read(made).catch(() => 'over')) === 'taken'
      if (signal.aborted) return
      if (wasTaken) return taken(made)
      onClose()
      problems.show(caught, { code: step.reference })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt requests another code.
  useEffect(() => {
    const closed = new AbortController()
    void ask(closed.signal)
    return () => closed.abort()
  }, [attempt])

  useEffect(() => {
    if (!made) return
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, (seconds ?? 0) - 1)), 1_000)
    return () => clearInterval(timer)
  }, [made])

  return {
    to: site.handsOverTo ?? 'phone',
    picture: made && `data:image/png;base64,${made.picture}`,
    left,
    unsaved,
    again: () => setAttempt((before) => before + 1),
    busy,
  }
}
