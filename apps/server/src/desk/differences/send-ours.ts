import type { DeliveryKind } from '@foyer/contract/hotel-system.ts'
import { isMoneyMethod } from '@foyer/domain/payment/payment-method.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { OpenDifference } from '../../book/hotel-system/difference.store.ts'
import { toGuestEvent } from '../../book/hotel-system/guest-data-publisher.ts'
import { toArrivalEvent } from '../../book/hotel-system/hotel-publisher.ts'
import { HOTEL_SYSTEM_ENDPOINT } from '../../book/hotel-system/publish-event.ts'
import { createReservationBook } from '../../book/reservation/book.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import { findReservationId } from '../../book/reservation/reservation.store.ts'
import { readBilled } from '../../checkin/extras/extras.store.ts'
import { toExtrasEvent } from '../../checkin/extras/save-extra.ts'
import { listPayments } from '../../money/payment/payment.store.ts'
import { toPaymentEvent } from '../../money/payment/to-payment-event.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'

interface Sent {
  readonly kind: DeliveryKind
  readonly payload: object
}

type ListSent = (staff: Pick<Staff, 'tx' | 'hotel'>, stay: BookedReservation) => Promise<readonly Sent[]>

const listGuests: ListSent = async (_, { guests }) => [
  { kind: 'guestData', payload: { guests: guests.map(toGuestEvent) } },
]

const toRoom = ({ room }: BookedReservation) => (room.number ? { room: room.number } : {})

/** What says the state to the hotel's system; an expected stay has nothing to say. */
const states: Partial<Readonly<Record<BookedReservation['state'], (stay: BookedReservation) => Sent>>> = {
  inHouse: (stay) => ({ kind: 'arrival', payload: toArrivalEvent(stay, {}) }),
  departed: (stay) => ({ kind: 'departure', payload: { ...toRoom(stay), by: 'staff' } }),
  cancelled: () => ({ kind: 'cancelled', payload: { by: 'staff' } }),
}

const listState: ListSent = async (_, stay) => {
  const toSent = states[stay.state]
  return toSent ? [toSent(stay)] : []
}

const listDates: ListSent = async (_, { startDate, endDate }) => [
  { kind: 'stayCorrected', payload: { dates: { startDate, endDate } } },
]

const listRoom: ListSent = async (_, stay) =>
  stay.room.number ? [{ kind: 'stayCorrected', payload: toRoom(stay) }] : []

/** What was paid and bought with Foyer, as totals: what the other book has already is not posted again. */
const listMoney: ListSent = async ({ tx, hotel }, { id }) => {
  const payments = await listPayments(tx, id)
  return [
    ...payments
      .filter(({ state, way }) => state === 'captured' && isMoneyMethod(way))
      .map((payment) => ({ kind: 'payment' as const, payload: toPaymentEvent(payment) })),
    { kind: 'extras', payload: toExtrasEvent(await readBilled(tx, id), hotel.currency) },
  ]
}

const lists: Partial<Readonly<Record<OpenDifference['kind'], ListSent>>> = {
  state: listState,
  dates: listDates,
  room: listRoom,
  guests: listGuests,
  balance: listMoney,
}

/** Queues our version for the hotel's system again, in the transaction that settles the difference. */
export async function sendOurs(
  staff: Staff,
  outbox: Outbox,
  { reference, kind }: Pick<OpenDifference, 'reference' | 'kind'>,
): Promise<void> {
  const { tx, hotel } = staff
  const id = await findReservationId(tx, reference)
  const [stay] = id ? await createReservationBook(hotel, tx).byIds([id]) : []
  const all = stay ? ((await lists[kind]?.(staff, stay)) ?? []) : []
  if (!stay || all.length === 0) throw new Problem('badInput', 'it has to be changed there by hand')
  const place = { hotelId: hotel.id, end: HOTEL_SYSTEM_ENDPOINT, stream: stay.id }
  for (const { kind: sent, payload } of all)
    await outbox.put(tx, { ...place, kind: sent, payload: { reference, ...payload } })
}
