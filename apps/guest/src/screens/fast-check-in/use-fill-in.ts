import { startLog } from '@foyer/contract/checkin-log.ts'
import type { AccountProfile } from '@foyer/domain/account/account.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import { getNextPlace } from '@foyer/domain/journey/journey.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { canBegin } from '@foyer/domain/reservation/check-in-blocker.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { saveGuestDraft } from '../../flows/party/save-guest-draft.ts'
import { useParty } from '../../flows/party/use-party.ts'
import { useUpdateGuest } from '../../flows/party/use-update-guest.ts'
import { buildLogStart } from '../../journey/build-log-start.ts'
import { createSkipPredicate } from '../../journey/create-skip-predicate.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { formatDay } from '../../site/format-day.ts'
import { useSite } from '../../site/site-context.tsx'
import { fillParty } from './fill-party.ts'

/** What the account fills in, what is still missing, and where to go next. */
export function useFillIn(profile: AccountProfile) {
  const { site, hotel, label, language } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { party, today } = useParty()
  const update = useUpdateGuest()
  const start = useCall(startLog)
  // A retry skips the steps that already succeeded.
  const isSaved = useRef(false)
  const reservation = party?.reservation
  const { own, filled, guests, ownIsMissing, others } = fillParty(party?.guests ?? [], { profile, site, today })
  const list = place('guest-list', { code: reservation?.reference, groupLocator: reservation?.groupLocator })

  const isLate = reservation !== undefined && !canBegin(reservation, today, site.process)
  const leave = useEffectEvent(() => journey.goTo(place('your-booking'), 'replace'))
  useEffect(() => {
    if (isLate) leave()
  }, [isLate])

  async function goOn(): Promise<void> {
    if (!reservation) return
    const isFilled = own !== undefined && Object.keys(filled).length > 0
    // A form is only saved when complete; incomplete data goes into its draft.
    if (isFilled && ownIsMissing) saveGuestDraft(own.id, filled)
    try {
      if (isFilled && !ownIsMissing && !isSaved.current) await save({ ...own, ...filled })
      if (ownIsMissing || others.length > 0) return journey.goTo(list)
      // The list would normally start the check-in, but this path skips it.
      await start.mutateAsync({ body: buildLogStart(reservation, site, hotel.id) })
      const isEmpty = createSkipPredicate(guests, site, today)
      // An operator who comes from the extras has already passed the screens before them.
      const from = journey.cameFrom === 'check-in-extras' ? place('check-in-extras', list.params) : list
      journey.goTo(getNextPlace(site, { from, isEmpty }) ?? list)
    } catch (problem) {
      // The list shows who has the reservation open, and retries.
      if (ensureProblem(problem).code === 'reservationInUse') journey.goTo(list)
      else problems.show(problem, { action: 'Client update', code: reservation.reference, retry: goOn })
    }
  }

  async function save(guest: (typeof guests)[number]): Promise<void> {
    if (!reservation) return
    await update.send(reservation, { ...guest, ...(filled.documentNumber && { manual: true }) })
    isSaved.current = true
  }

  const wordsFor: Readonly<Record<string, (value: string) => string>> = {
    documentType: (value) => label(`option.documentType.${value}`),
    expiryDate: (value) => formatDay(value, language, 'far'),
  }
  return {
    loading: party === undefined || isLate,
    busy: update.busy || start.isPending,
    facts: Object.entries(filled).map(([name, value]) => ({
      name: label(`field.${name}`),
      value: wordsFor[name]?.(String(value)) ?? String(value),
    })),
    isStranger: own === undefined,
    ownIsMissing,
    others: new Intl.ListFormat(getLocale(language)).format(
      others.map(({ name, index }) => name ?? label('fast-check-in.number', { number: index })),
    ),
    isReady: own !== undefined && !ownIsMissing && others.length === 0,
    goOn,
    goOnWithout: () => journey.goTo(list),
  }
}
