import type { Guest } from '@foyer/domain/guest/guest.ts'
import { type Author, maskGuest, whyMasked } from '@foyer/domain/pre-checkin/mask-guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Giving } from '../reservation/book.ts'
import type { BookedReservation } from '../reservation/read-reservations.ts'

/** What leaves the hotel: of guests whom this visit may not read, no more than others of a party need to know. */
export function maskGuests(visit: Visit, reservations: readonly BookedReservation[]): Reservation[] {
  const { site, today } = visit
  return reservations.map(({ authors, ...reservation }) => {
    const party = { guests: reservation.guests, site, today }
    const guests = reservation.guests.map((guest) => {
      const why = whyMasked(authorOf(guest.id, authors, visit), site)
      return why ? maskGuest(guest, why, party) : guest
    })
    return { ...reservation, guests }
  })
}

/**
 * From now on this visit is the giver of these guests, who are replaced as a whole: nobody reads by saving what they were
 * not shown. What another gave is kept aside.
 */
export function givingOf(visit: Visit, { authors }: BookedReservation, saved: readonly Guest[]): Giving {
  const masked = saved.filter(({ id }) => whyMasked(authorOf(id, authors, visit), visit.site) !== undefined)
  return { by: visit.id, keptAside: masked.map(({ id }) => id) }
}

function authorOf(guestId: string, authors: BookedReservation['authors'], visit: Visit): Author {
  const author = authors.get(guestId) ?? null
  if (author === null) return 'hotel'
  return author === visit.id ? 'here' : 'elsewhere'
}
