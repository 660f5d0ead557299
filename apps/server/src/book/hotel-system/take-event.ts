import type { FeedEvent, SaidReservation, SaidRoom } from '@foyer/contract/hotel-system.ts'
import { contradictsArrival, mergeState } from '@foyer/domain/reservation/merge-state.ts'
import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'
import { sql } from 'kysely'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { openAlert } from '../alert/open-alert.ts'
import { takeTurn } from '../lease/lease.store.ts'
import { keepReservation, knownReservation } from '../reservation/keep-reservation.ts'
import { asHotelReservation } from './as-hotel-reservation.ts'
import { HOTEL_SYSTEM_END } from './tell-hotel.ts'

export type TakingHotel = Pick<Hotel, 'id' | 'currency'>

/** `known`: said before, in this version or a later one. */
type Taken = 'taken' | 'known'

type Take<Kind extends FeedEvent['kind']> = (
  tx: HotelTransaction,
  hotel: TakingHotel,
  event: Extract<FeedEvent, { kind: Kind }>,
) => Promise<Taken>

const takers: { readonly [Kind in FeedEvent['kind']]: Take<Kind> } = {
  roomType: takeRoomType,
  room: (tx, hotel, { id, room }) => takeRoom(tx, hotel, room, id),
  reservation: (tx, hotel, { id, reservation }) => takeReservation(tx, hotel, reservation, id),
}

/** One thing that the hotel's system says, into the book. Twice and out of order change nothing. */
export function takeEvent(tx: HotelTransaction, hotel: TakingHotel, event: FeedEvent): Promise<Taken> {
  const take = takers[event.kind] as Take<FeedEvent['kind']>
  return take(tx, hotel, event)
}

async function takeRoomType(
  tx: HotelTransaction,
  hotel: TakingHotel,
  { id: eventId, roomType: { id, version, names } }: Extract<FeedEvent, { kind: 'roomType' }>,
): Promise<Taken> {
  if (!(await isNews(tx, hotel, { kind: 'roomType', key: id, version, eventId }))) return 'known'
  const name = names['en'] ?? Object.values(names)[0] ?? id
  await addRoomType(tx, hotel, id)
  await tx
    .updateTable('room_types')
    .set({ name, names: JSON.stringify(names) })
    .where('id', '=', id)
    .execute()
  return 'taken'
}

export async function takeRoom(
  tx: HotelTransaction,
  hotel: TakingHotel,
  { number, version, roomType, floor, ready }: SaidRoom,
  eventId: string,
): Promise<Taken> {
  if (!(await isNews(tx, hotel, { kind: 'room', key: number, version, eventId }))) return 'known'
  await addRoomType(tx, hotel, roomType)
  const facts = { type_id: roomType, floor, ready }
  await tx
    .insertInto('rooms')
    .values({ hotel_id: hotel.id, number, ...facts })
    .onConflict((known) => known.columns(['hotel_id', 'number']).doUpdateSet(facts))
    .execute()
  return 'taken'
}

export async function takeReservation(
  tx: HotelTransaction,
  hotel: TakingHotel,
  said: SaidReservation,
  eventId: string,
): Promise<Taken> {
  const key = referenceKey(said.reference)
  if (!(await isNews(tx, hotel, { kind: 'reservation', key, version: said.version, eventId }))) return 'known'
  const before = await knownReservation(tx, key)
  // Guests who work on it are waited for, and read anew what they wrote.
  if (before) await takeTurn({ tx, hotel }, before.id)
  const known = before && (await knownReservation(tx, key))
  // Of whom nothing is known any more, nothing is brought back.
  if (known?.erased_at) return 'known'
  await addRoomType(tx, hotel, said.roomType)
  const where = known && {
    state: known.state,
    arrivedHere: await hasArrivedHere(tx, known.id),
    departureUntold: await isDepartureUntold(tx, known.id),
  }
  const state = where ? mergeState(where, said.state) : said.state
  const id = await keepReservation(tx, hotel.id, { known, said: asHotelReservation(said, state, hotel.currency) })
  await noteSaid(tx, id)
  if (where && contradictsArrival(where, said.state))
    await openAlert(tx, hotel.id, { kind: 'cancelledAfterArrival', reservationId: id, reference: key })
  return 'taken'
}

/** As of now. */
export async function noteSaid(tx: HotelTransaction, reservationId: string): Promise<void> {
  await tx
    .updateTable('reservations')
    .set({ said_at: sql`clock_timestamp()` })
    .where('id', '=', reservationId)
    .execute()
}

/** A room may be spoken of before its type is: then the type's own number is its name for the time being. */
async function addRoomType(tx: HotelTransaction, hotel: TakingHotel, id: string): Promise<void> {
  await tx
    .insertInto('room_types')
    .values({ hotel_id: hotel.id, id, name: id, names: JSON.stringify({}), picture: 'room' })
    .onConflict((known) => known.columns(['hotel_id', 'id']).doNothing())
    .execute()
}

async function hasArrivedHere(tx: HotelTransaction, reservationId: string): Promise<boolean> {
  const arrival = await tx
    .selectFrom('checkin_logs')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .where('arrived_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return arrival !== undefined
}

/** What the hotel's system says of it meanwhile, it says without knowing. */
async function isDepartureUntold(tx: HotelTransaction, reservationId: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('deliveries')
    .select('id')
    .where('end_name', '=', HOTEL_SYSTEM_END)
    .where('stream', '=', reservationId)
    .where('kind', '=', 'departure')
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

interface Said {
  readonly kind: FeedEvent['kind']
  readonly key: string
  readonly version: number
  readonly eventId: string
}

/** True once for each version, and only while no later one is known. */
async function isNews(
  tx: HotelTransaction,
  { id }: TakingHotel,
  { kind, key, version, eventId }: Said,
): Promise<boolean> {
  const { rows } = await sql`
    insert into feed_versions (hotel_id, kind, key, version, event_id)
    values (${id}, ${kind}, ${key}, ${version}, ${eventId})
    on conflict (hotel_id, kind, key) do update
      set version = excluded.version, event_id = excluded.event_id, taken_at = clock_timestamp()
      where feed_versions.version < excluded.version
    returning version`.execute(tx)
  return rows.length > 0
}
