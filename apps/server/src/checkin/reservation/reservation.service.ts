import { withStates } from '@foyer/domain/guest/guest-completion.ts'
import { orderGuests } from '@foyer/domain/guest/guest-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { foundBy, rememberFound } from '../../access/visit/visit.store.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { keyCodeOf } from '../keys/key.store.ts'
import { type Book, openBook } from './book.ts'

export interface ReservationService {
  /** What this visit has found. */
  found(visit: Visit): Promise<Reservation[]>
  /** One that this visit has found. Others do not exist for it. */
  one(visit: Visit, reference: string): Promise<Reservation>
  /** From now on this visit may see and change them. */
  remember(visit: Visit, reservations: readonly Reservation[]): Promise<Reservation[]>
  book(visit: Visit): Book
}

export function reservationService(): ReservationService {
  const book = (visit: Visit) => openBook(visit.hotel, visit.tx)

  const found: ReservationService['found'] = async (visit) => {
    const reservations = await book(visit).byIds(await foundBy(visit.tx, visit.id))
    return Promise.all(reservations.map((reservation) => seenBy(visit, reservation)))
  }

  return {
    book,
    found,
    async remember(visit, reservations) {
      const ids = reservations.map(({ id }) => id)
      await rememberFound(visit.tx, { hotelId: visit.hotel.id, id: visit.id }, ids)
      return Promise.all(reservations.map((reservation) => seenBy(visit, reservation)))
    },
    async one(visit, reference) {
      const reservation = (await found(visit)).find((one) => one.reference === reference)
      if (!reservation) throw new Problem('reservationNotFound', 'this page has not found such a booking')
      return reservation
    },
  }
}

/**
 * As this visit sees it: guests in order with their states, the door's code for the visit that is entitled to it, and what is
 * said of drivers where cars are rented.
 */
async function seenBy(visit: Visit, reservation: Reservation): Promise<Reservation> {
  const guests = withStates({
    guests: orderGuests(reservation.guests, visit.today),
    site: visit.site,
    today: visit.today,
  })
  const keyCode = await keyCodeOf(visit, reservation.id)
  return {
    ...reservation,
    guests: [...guests],
    room: keyCode ? { ...reservation.room, keyCode } : reservation.room,
    rental: visit.site.product.isRac ? reservation.rental : undefined,
  }
}
