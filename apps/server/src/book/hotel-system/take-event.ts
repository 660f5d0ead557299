import type { FeedEvent, SaidReservation, SaidRoom } from '@foyer/contract/hotel-system.ts'
import { contradictsArrival, mergeState } from '@foyer/domain/reservation/merge-state.ts'
import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { openAlert } from '../alert/open-alert.ts'
import { takeTurn } from '../lease/lease.store.ts'
import { keepReservation } from '../reservation/keep-reservation.ts'
import { knownReservation } from '../reservation/reservation.store.ts'
import { asHotelReservation } from './as-hotel-reservation.ts'
import {
  addRoomType,
  hasArrivedHere,
  isDepartureUntold,
  isNews,
  noteSaid,
  saveRoom,
  updateRoomType,
} from './feed.store.ts'

export type TakingHotel = Pick<Hotel, 'id' | 'currency'>

/** `known`: this version or a later one was received before. */
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

/** Applies one event of the hotel's system. Idempotent and independent of the order. */
export function takeEvent(tx: HotelTransaction, hotel: TakingHotel, event: FeedEvent): Promise<Taken> {
  const take = takers[event.kind] as Take<FeedEvent['kind']>
  return take(tx, hotel, event)
}

async function takeRoomType(
  tx: HotelTransaction,
  hotel: TakingHotel,
  { id: eventId, roomType: { id, version, names } }: Extract<FeedEvent, { kind: 'roomType' }>,
): Promise<Taken> {
  if (!(await isNews(tx, hotel.id, { kind: 'roomType', key: id, version, eventId }))) return 'known'
  const name = names['en'] ?? Object.values(names)[0] ?? id
  await addRoomType(tx, hotel.id, id)
  await updateRoomType(tx, id, { name, names })
  return 'taken'
}

export async function takeRoom(
  tx: HotelTransaction,
  hotel: TakingHotel,
  room: SaidRoom,
  eventId: string,
): Promise<Taken> {
  const { number, version, roomType } = room
  if (!(await isNews(tx, hotel.id, { kind: 'room', key: number, version, eventId }))) return 'known'
  await addRoomType(tx, hotel.id, roomType)
  await saveRoom(tx, hotel.id, room)
  return 'taken'
}

export async function takeReservation(
  tx: HotelTransaction,
  hotel: TakingHotel,
  said: SaidReservation,
  eventId: string,
): Promise<Taken> {
  const key = referenceKey(said.reference)
  if (!(await isNews(tx, hotel.id, { kind: 'reservation', key, version: said.version, eventId }))) return 'known'
  const before = await knownReservation(tx, key)
  // Waits for guests who are working on it, and reads again what they wrote.
  if (before) await takeTurn({ tx, hotel }, before.id)
  const known = before && (await knownReservation(tx, key))
  // Data of an erased reservation is not brought back.
  if (known?.erased_at) return 'known'
  await addRoomType(tx, hotel.id, said.roomType)
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
