import { startLog } from '@foyer/contract/checkin-log.ts'
import type { AccountProfile } from '@foyer/domain/account/account.ts'
import { localeOf } from '@foyer/domain/basics/locale.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { nextPlace } from '@foyer/domain/journey/way.ts'
import { asProblem } from '@foyer/domain/problem/problem.ts'
import { mayBegin } from '@foyer/domain/reservation/why-not-now.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { keepGuestDraft } from '../../flows/party/keep-guest-draft.ts'
import { useParty } from '../../flows/party/use-party.ts'
import { useUpdateGuest } from '../../flows/party/use-update-guest.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { nobodySigns } from '../../journey/nobody-signs.ts'
import { startOfLog } from '../../journey/start-of-log.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { formatDay } from '../../site/format-day.ts'
import { useSite } from '../../site/site-context.tsx'
import { filledParty } from './filled-party.ts'

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
  const { own, filled, guests, ownIsMissing, others } = filledParty(party?.guests ?? [], { profile, site, today })
  const list = place('guest-list', { code: reservation?.reference, groupLocator: reservation?.groupLocator })

  const isLate = reservation !== undefined && !mayBegin(reservation, today, site.process)
  const leave = useEffectEvent(() => journey.goTo(place('your-booking'), 'replace'))
  useEffect(() => {
    if (isLate) leave()
  }, [isLate])

  async function goOn(): Promise<void> {
    if (!reservation) return
    const isFilled = own !== undefined && Object.keys(filled).length > 0
    // A form is only saved when complete; incomplete data goes into its draft.
    if (isFilled && ownIsMissing) keepGuestDraft(own.id, filled)
    try {
      if (isFilled && !ownIsMissing && !isSaved.current) await save({ ...own, ...filled })
      if (ownIsMissing || others.length > 0) return journey.goTo(list)
      // The list would normally start the check-in, but this path skips it.
      await start.mutateAsync({ body: startOfLog(reservation, site, hotel.id) })
      const isEmpty = nobodySigns(guests, site, today)
      // An operator who comes from the extras has already passed the screens before them.
      const from = journey.cameFrom === 'check-in-extras' ? place('check-in-extras', list.params) : list
      journey.goTo(nextPlace(site, { from, isEmpty }) ?? list)
    } catch (problem) {
      // The list shows who has the reservation open, and retries.
      if (asProblem(problem).code === 'reservationInUse') journey.goTo(list)
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
    others: new Intl.ListFormat(localeOf(language)).format(
      others.map(({ name, index }) => name ?? label('fast-check-in.number', { number: index })),
    ),
    isReady: own !== undefined && !ownIsMissing && others.length === 0,
    goOn,
    goOnWithout: () => journey.goTo(list),
  }
}
