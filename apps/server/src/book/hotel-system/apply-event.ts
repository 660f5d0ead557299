import type { FeedEvent, SystemReservation, SystemRoom } from '@foyer/contract/hotel-system.ts'
import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { contradictsArrival, mergeState } from '@foyer/domain/reservation/merge-state.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { openAlert } from '../alert/open-alert.ts'
import { acquireReservationLock } from '../lease/lease.store.ts'
import { findReservationByReference } from '../reservation/reservation.store.ts'
import { saveReservation } from '../reservation/save-reservation.ts'
import { computeDigest } from './compute-digest.ts'
import {
  hasArrivedHere,
  insertRoomType,
  isDeparturePending,
  recordFeedUpdate,
  saveRoom,
  saveVersionIfNewer,
  updateRoomType,
} from './feed.store.ts'
import { replaceGuest } from './replace-guest.ts'
import { toHotelReservation } from './to-hotel-reservation.ts'

export interface FeedHotel extends Pick<Hotel, 'id' | 'currency'> {
  /** See HotelSystem. */
  readonly versionsByReading?: true | undefined
}

/** `known`: this version or a later one was received before. */
export type ApplyResult = 'taken' | 'known'

type ApplyEvent<Kind extends FeedEvent['kind']> = (
  tx: HotelTransaction,
  hotel: FeedHotel,
  event: Extract<FeedEvent, { kind: Kind }>,
) => Promise<ApplyResult>

const appliers: { readonly [Kind in FeedEvent['kind']]: ApplyEvent<Kind> } = {
  roomType: applyRoomType,
  room: (tx, hotel, { id, room }) => applyRoom(tx, hotel, room, id),
  reservation: (tx, hotel, { id, reservation }) => applyReservation(tx, hotel, reservation, id),
}

/** Applies one event of the hotel's system. Idempotent and independent of the order. */
export function applyEvent(tx: HotelTransaction, hotel: FeedHotel, event: FeedEvent): Promise<ApplyResult> {
  const take = appliers[event.kind] as ApplyEvent<FeedEvent['kind']>
  return take(tx, hotel, event)
}

interface ReadThing {
  readonly kind: FeedEvent['kind']
  readonly key: string
  readonly eventId: string
  readonly thing: { readonly version: number }
}

function isNews(tx: HotelTransaction, hotel: FeedHotel, { thing, ...event }: ReadThing): Promise<boolean> {
  const { version, ...content } = thing
  const digest = hotel.versionsByReading && computeDigest(content)
  return saveVersionIfNewer(tx, hotel.id, { ...event, version, digest })
}

async function applyRoomType(
  tx: HotelTransaction,
  hotel: FeedHotel,
  { id: eventId, roomType }: Extract<FeedEvent, { kind: 'roomType' }>,
): Promise<ApplyResult> {
  const { id, names } = roomType
  if (!(await isNews(tx, hotel, { kind: 'roomType', key: id, eventId, thing: roomType }))) return 'known'
  const name = localizeText(names, 'en') || id
  await insertRoomType(tx, hotel.id, id)
  await updateRoomType(tx, id, { name, names })
  return 'taken'
}

export async function applyRoom(
  tx: HotelTransaction,
  hotel: FeedHotel,
  room: SystemRoom,
  eventId: string,
): Promise<ApplyResult> {
  const { number, roomType } = room
  if (!(await isNews(tx, hotel, { kind: 'room', key: number, eventId, thing: room }))) return 'known'
  await insertRoomType(tx, hotel.id, roomType)
  await saveRoom(tx, hotel.id, room)
  return 'taken'
}

export async function applyReservation(
  tx: HotelTransaction,
  hotel: FeedHotel,
  said: SystemReservation,
  eventId: string,
): Promise<ApplyResult> {
  const key = toReferenceKey(said.reference)
  const { owed: _, ...thing } = said
  if (!(await isNews(tx, hotel, { kind: 'reservation', key, eventId, thing }))) return 'known'
  const before = await findReservationByReference(tx, key)
  // Waits for guests who are working on it, and reads again what they wrote.
  if (before) await acquireReservationLock({ tx, hotel }, before.id)
  const known = before && (await findReservationByReference(tx, key))
  // Data of an erased reservation is not brought back.
  if (known?.erased_at) return 'known'
  await insertRoomType(tx, hotel.id, said.roomType)
  // Before the state is merged: the arrival of a former guest no longer counts.
  if (known) await replaceGuest(tx, hotel.id, { known, said: toHotelReservation(said, said.state, hotel.currency) })
  const where = known && {
    state: known.state,
    arrivedHere: await hasArrivedHere(tx, known.id),
    departureUnreported: await isDeparturePending(tx, known.id),
  }
  const state = where ? mergeState(where, said.state) : said.state
  const id = await saveReservation(tx, hotel.id, { known, said: toHotelReservation(said, state, hotel.currency) })
  await recordFeedUpdate(tx, id)
  if (where && contradictsArrival(where, said.state))
    await openAlert(tx, hotel.id, { kind: 'cancelledAfterArrival', reservationId: id, reference: key })
  return 'taken'
}
