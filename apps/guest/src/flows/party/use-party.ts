import { withStates } from '@foyer/domain/completion/guest-completion.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { filterListedGuests, orderGuests } from '@foyer/domain/guest/guest-order.ts'
import { type Place, place } from '@foyer/domain/journey/place.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservation } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { readFromVisit } from '../../site/visit-storage.ts'
import { useLeftForReception } from './left-for-reception.ts'

const noGuests: readonly Guest[] = []

export interface CurrentParty {
  readonly reservation: Reservation
  /** All guests in list order, with computed states. */
  readonly guests: readonly Guest[]
  /** The guests whose details the hotel requires. */
  readonly listed: readonly Guest[]
}

/**
 * The party of the reservation in the address. Undefined while
 * loading; an unknown reservation redirects to the search.
 */
export function useParty(): { party: CurrentParty | undefined; refresh: () => Promise<unknown>; today: string } {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const today = useToday()
  const { reservation, reservations, problem, refresh, retry } = useReservation(journey.place.params['code'])

  const leave = useEffectEvent(() => {
    if (problem) problems.show(problem, { action: 'Check-in', retry })
    else journey.goTo(place('check-in', readEarlierSearch(journey.place)), 'replace')
  })
  const unknown = reservations !== undefined && reservation === undefined
  useEffect(() => {
    if (problem || unknown) leave()
  }, [problem, unknown])

  const known = useLeftForReception(reservation?.guests ?? noGuests)
  const party = useMemo(() => {
    if (!reservation) return undefined
    const guests = withStates({ guests: orderGuests(known, today), site, today, driving: reservation })
    return { reservation, guests, listed: filterListedGuests(guests, site.policies.guests, today) }
  }, [reservation, known, site, today])
  return { party, refresh, today }
}

/** After a scan without a known reservation, prefills the search with what was typed before. */
function readEarlierSearch({ screen, params }: Place): Record<string, string | undefined> {
  const surname =
    screen === 'guest-detail' ? readFromVisit<{ typed?: { surname?: string } }>('search')?.typed?.surname : ''
  return surname ? { voucher: params['code'], surname } : {}
}
