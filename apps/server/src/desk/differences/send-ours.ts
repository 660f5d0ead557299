import type { DeliveryKind } from '@foyer/contract/hotel-system.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { OpenDifference } from '../../book/hotel-system/difference.store.ts'
import { toGuestEvent } from '../../book/hotel-system/guest-data-publisher.ts'
import { toArrivalEvent } from '../../book/hotel-system/hotel-publisher.ts'
import { HOTEL_SYSTEM_ENDPOINT } from '../../book/hotel-system/publish-event.ts'
import { createReservationBook } from '../../book/reservation/book.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import { findReservationId } from '../../book/reservation/reservation.store.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'

interface Sent {
  readonly kind: DeliveryKind
  readonly payload: object
}

const toGuests = ({ guests }: BookedReservation): Sent => ({
  kind: 'guestData',
  payload: { guests: guests.map(toGuestEvent) },
})

const toRoom = ({ room }: BookedReservation) => (room.number ? { room: room.number } : {})

/** What says the state to the hotel's system; an expected stay has nothing to say. */
const states: Partial<Readonly<Record<BookedReservation['state'], (stay: BookedReservation) => Sent>>> = {
  inHouse: (stay) => ({ kind: 'arrival', payload: toArrivalEvent(stay, {}) }),
  departed: (stay) => ({ kind: 'departure', payload: { ...toRoom(stay), by: 'staff' } }),
  cancelled: () => ({ kind: 'cancelled', payload: { by: 'staff' } }),
}

/** Queues our version for the hotel's system again, in the transaction that settles the difference. */
export async function sendOurs(
  { tx, hotel }: Staff,
  outbox: Outbox,
  { reference, kind }: Pick<OpenDifference, 'reference' | 'kind'>,
): Promise<void> {
  const id = await findReservationId(tx, reference)
  const [stay] = id ? await createReservationBook(hotel, tx).byIds([id]) : []
  const toSent = stay && (kind === 'guests' ? toGuests : states[stay.state])
  if (!stay || !toSent) throw new Problem('badInput', 'it has to be changed there by hand')
  const { kind: sent, payload } = toSent(stay)
  const place = { hotelId: hotel.id, end: HOTEL_SYSTEM_ENDPOINT, stream: stay.id }
  await outbox.put(tx, { ...place, kind: sent, payload: { reference, ...payload } })
}
