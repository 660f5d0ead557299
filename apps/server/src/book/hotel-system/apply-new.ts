import { randomUUID } from 'node:crypto'
import type { FeedEvent } from '@foyer/contract/hotel-system.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { insertReservations } from '../reservation/new-reservation.store.ts'
import { listKnownReferences } from '../reservation/reservation.store.ts'
import type { ApplyResult, FeedHotel } from './apply-event.ts'
import { computeDigest } from './compute-digest.ts'
import { insertRoomType, recordFeedUpdates, saveNewerVersions } from './feed.store.ts'
import { deleteRejections } from './rejection.store.ts'
import { toHotelReservation } from './to-hotel-reservation.ts'

type ReservationEvent = Extract<FeedEvent, { kind: 'reservation' }>

/**
 * Applies those reservations that are not known yet, all in one transaction. The others are left to
 * their own transactions, as are all if one of them can't be stored: it must not stop the others.
 */
export async function applyNew(
  db: Database,
  hotel: FeedHotel,
  events: readonly ReservationEvent[],
): Promise<ReadonlyMap<ReservationEvent, ApplyResult>> {
  const byKey = Map.groupBy(events, ({ reservation }) => toReferenceKey(reservation.reference))
  const single = new Map(
    [...byKey].flatMap(([key, [one, ...others]]) => (one && others.length === 0 ? [[key, one]] : [])),
  )
  if (single.size < 2) return new Map()
  return db.inHotel(hotel.id, (tx) => applyUnknown(tx, hotel, single)).catch(() => new Map())
}

async function applyUnknown(
  tx: HotelTransaction,
  hotel: FeedHotel,
  events: ReadonlyMap<string, ReservationEvent>,
): Promise<ReadonlyMap<ReservationEvent, ApplyResult>> {
  const known = new Set(await listKnownReferences(tx, [...events.keys()]))
  const unknown = new Map([...events].filter(([key]) => !known.has(key)))
  if (unknown.size === 0) return new Map()
  const newer = new Set(
    await saveNewerVersions(
      tx,
      hotel.id,
      [...unknown].map(([key, event]) => toVersion(hotel, key, event)),
    ),
  )
  const added = [...unknown].filter(([key]) => newer.has(key))
  const types = new Set(added.map(([, { reservation }]) => reservation.roomType))
  for (const type of types) await insertRoomType(tx, hotel.id, type)
  const rows = added.map(([, { reservation }]) => ({
    id: randomUUID(),
    reservation: toHotelReservation(reservation, reservation.state, hotel.currency),
  }))
  await insertReservations(tx, hotel.id, rows)
  await recordFeedUpdates(
    tx,
    rows.map(({ id }) => id),
  )
  await deleteRejections(tx, 'reservation', [...newer])
  return new Map([...unknown].map(([key, event]) => [event, newer.has(key) ? 'taken' : 'known']))
}

function toVersion(hotel: FeedHotel, key: string, { id: eventId, reservation }: ReservationEvent) {
  const { version, ...content } = reservation
  return { key, version, eventId, digest: hotel.versionsByReading && computeDigest(content) }
}
