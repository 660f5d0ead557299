import { fullName } from '@foyer/domain/guest/guest.ts'
import type { LostCodeFacts } from '@foyer/domain/lost-code/lost-code-fields.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'

/**
 * Only what the hotel itself brought, and what whoever has arrived gave of themselves: what a page before that has given could be
 * meant to be asked for here. Children do not ask for codes.
 */
function known({ guests, authors, arrivedBy }: BookedReservation) {
  return guests.filter(({ id, adult }) => {
    const author = authors.get(id) ?? null
    return adult !== false && (author === null || arrivedBy.includes(author))
  })
}

export function lostCodeFacts(reservation: BookedReservation): LostCodeFacts {
  const { reference, startDate, endDate, customer } = reservation
  const people = known(reservation).map((guest) => ({
    ...guest,
    firstName: guest.firstName ?? (guest.main ? customer.firstName : undefined),
  }))
  return { reference, startDate, endDate, people }
}

export function mainGuestOf(reservation: BookedReservation): string | undefined {
  const main = reservation.guests.find((guest) => guest.main)
  return (main && fullName(main)) ?? fullName(reservation.customer)
}

/** Where the booking was made from, and what its main guest gave when arriving; the same address once. */
export function addressesOf(reservation: BookedReservation, booked: string | null): string[] {
  const main = known(reservation).find((guest) => guest.main)
  const all = [booked, main?.email].filter((address) => typeof address === 'string' && address !== '') as string[]
  return all.filter((address, at) => all.findIndex((one) => one.toLowerCase() === address.toLowerCase()) === at)
}
