import { confirmUpsell, fetchUpsells, removeUpsell, type Upsell } from '@foyer/contract/upsell.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { planChanges, toggleOption } from '@foyer/domain/upsell/upsell.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { createSkipPredicate } from '../../journey/create-skip-predicate.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useReservation } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'

/** Represents the car that was booked. */
const NONE = ''

export type UpsellFailure = 'fetch' | 'confirm' | 'remove' | 'taken'

/**
 * Offers better cars, of which at most one is chosen; an earlier choice is replaced or returned.
 */
export function useUpsell() {
  const { site, hotel, language } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const today = useToday()
  const code = journey.place.params['code'] ?? ''
  const { reservation, reservations, problem } = useReservation(code)
  const pickUpProcess = reservation?.rental?.pickUpProcess ?? ''
  const asked = { hotelId: hotel.id, isPok: site.device.isPok, reference: code, pickUpProcess, language }
  const load = useLoad(
    fetchUpsells,
    { body: { ...asked, action: 'list' } },
    { when: reservation !== undefined, again: true },
  )
  const calls = { confirm: useCall(confirmUpsell), remove: useCall(removeUpsell) }
  const wish = useIdempotencyKey()
  const draft = `upsell.${code}.${pickUpProcess}`
  const [given, setGiven] = useState<{ of: string; plate: string }>()
  const [failed, setFailed] = useState<UpsellFailure>()

  const said = given?.of === draft ? given.plate : readFromVisit<string>(draft)
  const options = (load.data ?? []).map((option) => ({
    ...option,
    checked: said === undefined ? option.confirmed : option.vehicle.plate === said,
  }))

  useEffect(() => {
    if (problem) problems.show(problem, { action: 'Upsell', code })
  }, [problem, problems, code])

  const isEmpty = createSkipPredicate(reservation?.guests ?? [], site, today)
  const isUnknown = reservations !== undefined && reservation === undefined
  const isEmptyOffer = load.data?.length === 0
  const pass = useEffectEvent(() => {
    if (isUnknown) journey.goTo(place('check-in'), 'replace')
    else if (journey.movedBack) journey.back(isEmpty, 'replace')
    else journey.next(isEmpty, 'replace')
  })
  useEffect(() => {
    if (isUnknown || isEmptyOffer) pass()
  }, [isUnknown, isEmptyOffer])

  /** Returns false if it failed; the problem is shown and the offer reloaded. */
  async function send(action: keyof typeof calls, { group, vehicle }: Upsell): Promise<boolean> {
    const body = { ...asked, action, groupCode: group.code, plate: vehicle.plate }
    try {
      await calls[action].mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
      return true
    } catch (caught) {
      const isTaken = ensureProblem(caught).code === 'upsellNotAvailable'
      if (isTaken) {
        wish.reset()
        choose(NONE)
      }
      setFailed(isTaken ? 'taken' : action)
      await load.refetch()
      return false
    }
  }

  async function goOn(): Promise<void> {
    setFailed(undefined)
    const { remove, confirm } = planChanges(options)
    if (remove && !(await send('remove', remove))) return
    if (confirm && !(await send('confirm', confirm))) return
    removeFromVisit(draft)
    journey.next(isEmpty)
  }

  function choose(plate: string): void {
    setGiven({ of: draft, plate })
    saveToVisit(draft, plate)
  }

  const isFetchFailed = load.isError && !load.data
  return {
    loading: !reservation || isEmptyOffer || !(load.data || isFetchFailed),
    reservation,
    options,
    failed: failed ?? (isFetchFailed ? ('fetch' as const) : undefined),
    /** Pressing a chosen car again deselects it. */
    press: (option: Upsell) => {
      setFailed(undefined)
      choose(toggleOption(options, option).find(({ checked }) => checked)?.vehicle.plate ?? NONE)
    },
    busy: calls.confirm.isPending || calls.remove.isPending,
    again: () => load.refetch(),
    goOn,
    back: () => journey.back(isEmpty),
  }
}
