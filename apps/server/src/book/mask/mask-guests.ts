import type { Guest } from '@foyer/domain/guest/guest.ts'
import { maskGuest } from '@foyer/domain/pre-checkin/mask-guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { isUnproved, nameFor, whyNotShown } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Giving } from '../reservation/book.ts'
import type { FoundReservation } from '../reservation/reservation.service.ts'
import { whyHidden } from './authors.ts'
import { onlyState, onlyStayCard } from './only-state.ts'

/**
 * What is sent to the page: nothing before a second factor that is owed; only the state if there is
 * nothing left to do; and of guests whom this visit may not read, no more than others of a party
 * need to know.
 */
export function maskGuests(visit: Visit, reservations: readonly FoundReservation[]): Reservation[] {
  return reservations.filter(({ proved }) => !isUnproved(visit, proved)).map((reservation) => shown(visit, reservation))
}

function shown(visit: Visit, found: FoundReservation): Reservation {
  const { site, today } = visit
  const { authors: _, signers: _signers, arrivals: _arrivals, proved, ...reservation } = found
  const name = nameFor(visit, proved)
  const why = whyNotShown(visit, { ...reservation, arrived: proved.arrived })
  // An account's owner looks at their own stays; a guest who found one by number and surname has
  // come to start it.
  if (why && proved.proof !== 'account')
    return reservation.room.keyCode === undefined
      ? { ...onlyState(reservation, why), reference: name }
      : { ...onlyStayCard(reservation), reference: name }
  const party = { guests: reservation.guests, site, today }
  const guests = reservation.guests.map((guest) => {
    const hidden = whyHidden(visit, found, guest.id)
    return hidden ? maskGuest(guest, hidden, party) : guest
  })
  // If the number is hidden, so is the group's, which also finds the reservation.
  const groupLocator = name === reservation.reference ? reservation.groupLocator : undefined
  return { ...reservation, groupLocator, reference: name, guests }
}

/**
 * Makes this visit the giver of these guests, who are replaced as a whole, so that saving reveals
 * nothing hidden. What another gave is archived.
 */
export function givingOf(visit: Visit, reservation: FoundReservation, saved: readonly Guest[]): Giving {
  const masked = saved.filter(({ id }) => whyHidden(visit, reservation, id) !== undefined)
  return { by: visit.id, keptAside: masked.map(({ id }) => id) }
}
