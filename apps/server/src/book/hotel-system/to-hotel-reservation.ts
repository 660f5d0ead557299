import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { fromDecimal } from '@foyer/domain/basics/money.ts'
import { pickExternalIds } from '@foyer/domain/reservation/external-ids.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import type { HotelReservation } from '../reservation/save-reservation.ts'
import { RejectedEvent } from './rejected-event.ts'

/** The largest amount in minor units that the database stores. */
const MAX_MINOR = 2_147_483_647

/**
 * Maps it to our own terms and to minor units. Throws RejectedEvent for amounts that can't be
 * stored.
 */
export function toHotelReservation(
  said: SystemReservation,
  state: ReservationState,
  currency: string,
): HotelReservation {
  const toMinor = (amount: number, field: string) => {
    const { minor } = fromDecimal(amount, currency)
    if (Math.abs(minor) > MAX_MINOR) throw new RejectedEvent(`reservation.${field}`, 'is more than can be stored')
    return minor
  }
  const folio = said.folio?.map(({ kind, names, amount, line }, at) => ({
    kind,
    names,
    minor: toMinor(amount, `folio.${at}.amount`),
    ours: line,
  }))
  // What is owed is a sum of them.
  if (folio && folio.reduce((sum, { minor }) => sum + Math.abs(minor), 0) > MAX_MINOR)
    throw new RejectedEvent('reservation.folio', 'adds up to more than can be stored')
  const { driverMinAge, youngDriverMaxAge, youngDriverPrice, pickUpProcess } = said.rental ?? {}
  return {
    reference: toReferenceKey(said.reference),
    groupLocator: said.groupLocator && toReferenceKey(said.groupLocator),
    state,
    startDate: said.arrival,
    endDate: said.departure,
    adults: said.adults,
    children: said.children,
    firstName: said.firstName?.normalize('NFC'),
    lastName: said.lastName.normalize('NFC'),
    email: said.email,
    roomTypeId: said.roomType,
    roomNumber: said.room,
    roomAvailable: said.roomAvailable,
    hasPets: said.hasPets,
    customerCanEdit: said.customerCanEdit,
    preCheckinHasExtras: said.preCheckinHasExtras,
    included: said.included,
    segment: said.segment,
    filedAs: pickExternalIds(said),
    bookedOn: said.bookedOn,
    paymentType: said.paymentType,
    driverMinAge,
    youngDriverMaxAge,
    youngDriverPrice: youngDriverPrice === undefined ? undefined : toMinor(youngDriverPrice, 'rental.youngDriverPrice'),
    pickUpProcess: pickUpProcess ?? null,
    guests: said.guests,
    folio,
  }
}
