import { chooseUpgrade, fetchUpgrades } from '@foyer/contract/upgrade.ts'
import { getPlaceAfterUpgrade } from '@foyer/domain/extras/after-extras.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { durations } from '@foyer/domain/notification/durations.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { createSkipPredicate } from '../../journey/create-skip-predicate.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useReservation } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import { useSession } from '../../visit/session-context.tsx'

/** Represents the room that was booked. */
const NONE = ''

/** Offers two better rooms, of which at most one is chosen. */
export function useUpgrade() {
  const { site, label } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const showToast = useShowToast()
  const today = useToday()
  const { session } = useSession()
  const code = journey.place.params['code'] ?? ''
  const { reservation, reservations, problem } = useReservation(code)
  const load = useLoad(fetchUpgrades, { body: { reference: code } }, { when: reservation !== undefined, again: true })
  const call = useCall(chooseUpgrade)
  const wish = useIdempotencyKey()
  const draft = `upgrade.${code}`
  const [given, setGiven] = useState<string | undefined>(() => readFromVisit<string>(draft))

  const offers = load.data?.offers ?? []
  const before = offers.find(({ chosen }) => chosen)?.id ?? NONE
  const wanted = given ?? before
  // An offer that no longer exists can't stay chosen.
  const chosen = offers.some(({ id }) => id === wanted) ? wanted : NONE

  const failure = problem ?? (load.data ? undefined : (load.error ?? undefined))
  useEffect(() => {
    if (failure) problems.show(failure, { action: 'Extras update', code, retry: load.refetch })
  }, [failure, problems, code, load.refetch])

  const extras = place('check-in-extras', { code })
  const operator = session !== undefined && site.device.enrolledOnly
  const onwards = () => {
    const isEmpty = createSkipPredicate(reservation?.guests ?? [], site, today)
    return getPlaceAfterUpgrade(site, { from: journey.place, isEmpty, operator })
  }
  const isUnknown = reservations !== undefined && reservation === undefined
  const isEmptyOffer = load.data !== undefined && offers.length === 0
  const pass = useEffectEvent(() => {
    if (isUnknown) journey.goTo(place('check-in'), 'replace')
    else if (journey.movedBack) journey.goTo(extras, 'replace')
    else {
      const there = onwards()
      if (there) journey.goTo(there, 'replace')
    }
  })
  useEffect(() => {
    if (isUnknown || isEmptyOffer) pass()
  }, [isUnknown, isEmptyOffer])

  async function confirm(): Promise<void> {
    if (!reservation) return
    if (chosen !== before && !(await send())) return
    removeFromVisit(draft)
    const there = onwards()
    if (there) journey.goTo(there)
  }

  /** False if it failed; the problem is already shown. */
  async function send(): Promise<boolean> {
    const body = { reference: code, ...(chosen !== NONE && { offer: chosen }) }
    try {
      await call.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
      return true
    } catch (caught) {
      if (ensureProblem(caught).code !== 'upgradeNotAvailable') {
        problems.show(caught, { action: 'Extras update', code, retry: confirm })
        return false
      }
      wish.reset()
      choose(NONE)
      showToast({ kind: 'problem', text: label('problem.upgradeNotAvailable.text'), lastsMs: durations.long })
      await load.refetch()
      return false
    }
  }

  function choose(id: string): void {
    setGiven(id)
    saveToVisit(draft, id)
  }

  return {
    loading: !reservation || !load.data || isEmptyOffer,
    reservation,
    offers,
    chosen,
    /** Pressing a chosen offer again deselects it. */
    choose: (id: string) => choose(id === chosen ? NONE : id),
    busy: call.isPending,
    confirm,
    back: () => journey.goTo(extras, 'back'),
  }
}
