import { toDecimal } from '@foyer/domain/basics/money.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { EventPayload } from '../../book/hotel-system/publish-event.ts'
import type { MadeReservation } from './make-reservation.ts'

type Event = EventPayload<'walkIn'>
type Names = 'firstName' | 'lastName' | 'email'

interface Booked extends Pick<Event, 'adults' | 'children' | 'roomType' | 'rate' | 'promotionalCode' | 'membershipId'> {
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly email: string | undefined
}

/** What the hotel's own system needs to create the reservation as well. */
export function toWalkInEvent(
  { currency }: Pick<Hotel, 'currency'>,
  { id, reference, startDate, endDate, room, total, taxes }: MadeReservation,
  { firstName, lastName, email, ...booked }: Booked,
): Event & { readonly id: string; readonly reference: string } {
  const given: Partial<Pick<Event, Names>> = {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(email && { email }),
  }
  const toAmount = (minor: number) => toDecimal({ minor, currency })
  const price = { total: toAmount(total), taxes: toAmount(taxes), currency }
  return { id, reference, startDate, endDate, room, ...booked, ...given, ...price }
}
