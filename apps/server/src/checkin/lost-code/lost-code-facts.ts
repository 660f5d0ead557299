import { getFullName } from '@foyer/domain/guest/guest.ts'
import type { LostCodeFacts } from '@foyer/domain/lost-code/lost-code-fields.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import { selectTrustedGuests } from '../../book/reservation/trusted-guests.ts'

/** Only adults can request codes. */
const listKnownAdults = (visit: Visit, reservation: BookedReservation) =>
  selectTrustedGuests(visit, reservation).filter(({ adult }) => adult !== false)

export function toLostCodeFacts(visit: Visit, reservation: BookedReservation): LostCodeFacts {
  const { reference, startDate, endDate, customer } = reservation
  const people = listKnownAdults(visit, reservation).map((guest) => ({
    ...guest,
    firstName: guest.firstName ?? (guest.main ? customer.firstName : undefined),
  }))
  return { reference, startDate, endDate, people }
}

export function getMainGuestName(reservation: BookedReservation): string | undefined {
  const main = reservation.guests.find((guest) => guest.main)
  return (main && getFullName(main)) ?? getFullName(reservation.customer)
}

/** Returns the booking's address and, if trusted, the main guest's, without duplicates. */
export function listAddresses(visit: Visit, reservation: BookedReservation, booked: string | null): string[] {
  const main = listKnownAdults(visit, reservation).find((guest) => guest.main)
  const all = [booked, main?.email].filter((address) => typeof address === 'string' && address !== '') as string[]
  return all.filter((address, at) => all.findIndex((one) => one.toLowerCase() === address.toLowerCase()) === at)
}
