import type { Guest } from '@foyer/domain/guest/guest.ts'
import { type Giver, veil, whyVeiled } from '@foyer/domain/pre-checkin/veil.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Giving } from '../reservation/book.ts'
import type { BookedStay } from '../reservation/read-reservations.ts'

/** What leaves the house: of guests whom this visit may not read, no more than others of a party need to know. */
export function veilGuests(visit: Visit, stays: readonly BookedStay[]): Reservation[] {
  const { site, today } = visit
  return stays.map(({ givers, ...reservation }) => {
    const party = { guests: reservation.guests, site, today }
    const guests = reservation.guests.map((guest) => {
      const why = whyVeiled(giverOf(guest.id, givers, visit), site)
      return why ? veil(guest, why, party) : guest
    })
    return { ...reservation, guests }
  })
}

/**
 * From now on this visit is the giver of these guests, who are replaced as a whole: nobody reads by saving what they were
 * not shown. What another gave is kept aside.
 */
export function givingOf(visit: Visit, { givers }: BookedStay, saved: readonly Guest[]): Giving {
  const veiled = saved.filter(({ id }) => whyVeiled(giverOf(id, givers, visit), visit.site) !== undefined)
  return { by: visit.id, keptAside: veiled.map(({ id }) => id) }
}

function giverOf(guestId: string, givers: BookedStay['givers'], visit: Visit): Giver {
  const giver = givers.get(guestId) ?? null
  if (giver === null) return 'house'
  return giver === visit.id ? 'here' : 'elsewhere'
}
