import type { Guest } from '@foyer/domain/guest/guest.ts'
import { withStates } from '@foyer/domain/guest/guest-completion.ts'
import { listedGuests, orderGuests } from '@foyer/domain/guest/guest-order.ts'
import { place } from '@foyer/domain/journey/place.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useProblems } from '../problems/problems-context.tsx'
import { useSite } from '../site/site-context.tsx'
import { useToday } from '../site/use-today.ts'
import { useJourney } from './journey-context.tsx'
import { useLeftForReception } from './left-for-reception.ts'
import { useBooking } from './use-bookings.ts'

const nobody: readonly Guest[] = []

export interface PartyAtHand {
  readonly booking: Reservation
  /** Everybody, in the order of the list, with their states worked out. */
  readonly guests: readonly Guest[]
  /** Those whom the hotel asks about. */
  readonly listed: readonly Guest[]
}

/** The people of the booking that the address speaks of. Undefined while it loads; an unknown booking leads to the search. */
export function useParty(): { party: PartyAtHand | undefined; refresh: () => Promise<unknown>; today: string } {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const today = useToday()
  const { booking, bookings, problem, refresh, retry } = useBooking(journey.place.params['code'])

  const leave = useEffectEvent(() => {
    if (problem) problems.show(problem, { action: 'Check-in', retry })
    else journey.goTo(place('check-in'), 'replace')
  })
  const unknown = bookings !== undefined && booking === undefined
  useEffect(() => {
    if (problem || unknown) leave()
  }, [problem, unknown])

  const known = useLeftForReception(booking?.guests ?? nobody)
  const party = useMemo(() => {
    if (!booking) return undefined
    const guests = withStates({ guests: orderGuests(known, today), site, today })
    return { booking, guests, listed: listedGuests(guests, site.policies.guests, today) }
  }, [booking, known, site, today])
  return { party, refresh, today }
}
