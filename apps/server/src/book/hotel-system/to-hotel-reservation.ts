import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { fromDecimal } from '@foyer/domain/basics/money.ts'
import { pickExternalIds } from '@foyer/domain/reservation/external-ids.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import type { HotelReservation } from '../reservation/save-reservation.ts'

/** Maps it to our own terms and to minor units. */
export function toHotelReservation(
  said: SystemReservation,
  state: ReservationState,
  currency: string,
): HotelReservation {
  const minor = (amount: number) => fromDecimal(amount, currency).minor
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
    included: said.included,
    segment: said.segment,
    filedAs: pickExternalIds(said),
    bookedOn: said.bookedOn,
    paymentType: said.paymentType,
    driverMinAge,
    youngDriverMaxAge,
    youngDriverPrice: youngDriverPrice === undefined ? undefined : minor(youngDriverPrice),
    pickUpProcess: pickUpProcess ?? null,
    guests: said.guests,
    folio: said.folio?.map(({ kind, names, amount, line }) => ({ kind, names, minor: minor(amount), ours: line })),
  }
}
