import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { fromDecimal } from '@foyer/domain/basics/money.ts'
import { type ComparedReservation, comparedFields } from '@foyer/domain/reservation/book-difference.ts'
import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import { computeFolioBalance, type FolioLine } from '../reservation/book.ts'
import type { BookedReservation } from '../reservation/booked-reservation.store.ts'
import { toHotelReservation } from './to-hotel-reservation.ts'

const pickFields = (guest: object) =>
  Object.fromEntries(
    comparedFields.flatMap((field) => {
      const value = (guest as Readonly<Record<string, unknown>>)[field]
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )

/** A reservation of ours, as it is compared. */
export function fromOurs(stay: BookedReservation, folio: readonly FolioLine[]): ComparedReservation {
  const { pending, credit } = computeFolioBalance(folio)
  return {
    state: stay.state,
    startDate: stay.startDate,
    endDate: stay.endDate,
    room: stay.room.number,
    guests: stay.guests.map(pickFields),
    balance: pending - credit,
  }
}

/** The same of theirs. Throws RejectedEvent for amounts that we could not store. */
export function fromTheirs(said: SystemReservation, currency: string): ComparedReservation {
  const { folio } = toHotelReservation(said, said.state, currency)
  return {
    state: said.state as ReservationState,
    startDate: said.arrival,
    endDate: said.departure,
    room: said.room,
    guests: said.guests?.map(pickFields),
    balance: folio?.reduce((sum, { minor }) => sum + minor, 0),
    owed: said.owed === undefined ? undefined : fromDecimal(said.owed, currency).minor,
  }
}
