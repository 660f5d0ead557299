import { preCheckIn } from '@foyer/contract/pre-checkin.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { processes } from '@foyer/domain/mode/processes.ts'
import { DEFAULT_ARRIVAL_TIME } from '@foyer/domain/pre-checkin/arrival-time.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useParty } from '../../flows/party/use-party.ts'
import { createSkipPredicate } from '../../journey/create-skip-predicate.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { toPickUpFields } from '../../journey/to-pick-up-fields.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'

interface ArrivalPreferences {
  readonly arrivalTime?: string
  readonly notes?: string
}

/** For processes without an arrival: saves what the party enters about it, and shows a result. */
export function useSaveSummary() {
  const { site, hotel, language } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { party, refresh, today } = useParty()
  const reservation = party?.reservation
  const draft = `wishes.${journey.place.params['code']}`
  const call = useCall(preCheckIn)
  const wish = useIdempotencyKey()
  const [said, setSaid] = useState<ArrivalPreferences>(() => readFromVisit<ArrivalPreferences>(draft) ?? {})
  const [busy, setBusy] = useState(false)
  const asksTime = processes[site.process].asksArrivalTime

  function say(wishes: ArrivalPreferences): void {
    const next = { ...said, ...wishes }
    setSaid(next)
    saveToVisit(draft, next)
    if (call.data) call.reset()
  }

  async function save(): Promise<void> {
    if (!reservation || busy) return
    const body = {
      hotelId: hotel.id,
      reference: reservation.reference,
      wishes: toArrivalPreferences(said, reservation, asksTime),
      guests: reservation.guests,
      isPok: site.device.isPok,
      ...(site.product.isRac && { language, ...toPickUpFields(reservation.rental) }),
    }
    setBusy(true)
    try {
      const { errors } = await call.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
      if (errors.length > 0) return
      removeFromVisit(draft)
      await refresh()
      journey.goTo(place('check-in-summary', { code: reservation.reference, bookInformationSended: 'true' }), 'replace')
    } catch (problem) {
      problems.show(problem, { action: 'Pre-Check-in', code: reservation.reference, retry: save })
    } finally {
      setBusy(false)
    }
  }

  return {
    reservation,
    /** True if both the address and the server say that it was saved. */
    saved: journey.place.params['bookInformationSended'] === 'true' && reservation?.preCheckinCompleted === true,
    keyCode: call.data?.keyCode,
    asksTime,
    arrivalTime: said.arrivalTime ?? reservation?.arrivalTime ?? DEFAULT_ARRIVAL_TIME,
    notes: said.notes ?? reservation?.notes ?? '',
    say,
    /** The hotel system's messages if it has rejected it. */
    errors: call.data?.errors ?? [],
    busy,
    save,
    back: () => journey.back(createSkipPredicate(party?.guests ?? [], site, today)),
    change: () => reservation && journey.goTo(place('guest-list', { code: reservation.reference })),
    finish: () => journey.restart(),
  }
}

/**
 * Omits untouched notes, because another guest of the party may have changed them in the meantime.
 */
function toArrivalPreferences(
  { arrivalTime, notes }: ArrivalPreferences,
  reservation: Reservation,
  asksTime: boolean,
): ArrivalPreferences {
  return {
    ...(asksTime && { arrivalTime: arrivalTime ?? reservation.arrivalTime ?? DEFAULT_ARRIVAL_TIME }),
    ...(notes !== undefined && { notes }),
  }
}
