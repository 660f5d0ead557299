import type { Guest } from '@foyer/domain/guest/guest.ts'
import { maskGuest } from '@foyer/domain/pre-checkin/mask-guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { getPublicReference, isUnproved, notShownReason } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Authorship } from '../reservation/book.ts'
import type { FoundReservation } from '../reservation/reservation.service.ts'
import { hiddenReason } from './authors.ts'
import { maskToFirstName, maskToState, maskToStayCard } from './mask-to-state.ts'

/**
 * What is sent to the page: nothing before a second factor that is owed; only the state if there is
 * nothing left to do; and of guests whom this visit may not read, no more than others of a party
 * need to know.
 */
export function maskGuests(visit: Visit, reservations: readonly FoundReservation[]): Reservation[] {
  return reservations
    .filter(({ proved }) => !isUnproved(visit, proved))
    .map((reservation) => maskReservation(visit, reservation))
}

function maskReservation(visit: Visit, found: FoundReservation): Reservation {
  const { site, today } = visit
  const { authors: _, signers: _signers, arrivals: _arrivals, proved, ...reservation } = found
  const name = getPublicReference(visit, proved)
  const why = notShownReason(visit, { ...reservation, arrived: proved.arrived })
  // An account's owner looks at their own stays; a guest who found one by number and surname has
  // come to start it.
  if (why && proved.proof !== 'account')
    return reservation.room.keyCode === undefined
      ? { ...maskToState(reservation, why), reference: name }
      : { ...maskToStayCard(reservation), reference: name }
  const party = { guests: reservation.guests, site, today }
  // No document is shown on the phone of a guest who has left.
  const hasLeft = reservation.state === 'departed' && proved.proof !== 'account'
  const guests = reservation.guests.map((guest) => {
    if (hasLeft) return maskToFirstName(guest)
    const hidden = hiddenReason(visit, found, guest.id)
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
export function toAuthorship(visit: Visit, reservation: FoundReservation, saved: readonly Guest[]): Authorship {
  const masked = saved.filter(({ id }) => hiddenReason(visit, reservation, id) !== undefined)
  return { by: visit.id, maskedIds: masked.map(({ id }) => id) }
}
