import { randomUUID } from 'node:crypto'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { insertReservations } from '../reservation/new-reservation.store.ts'
import { listKnownReferences } from '../reservation/reservation.store.ts'
import type { FeedHotel } from './apply-event.ts'
import { insertRoomType, recordFeedUpdates, saveNewerVersions } from './feed.store.ts'
import { deleteRejections } from './rejection.store.ts'
import { type ReservationsByKey, toFeedVersion } from './reservations-by-key.ts'
import { toHotelReservation } from './to-hotel-reservation.ts'

/**
 * Applies those reservations that are not known yet, all in one transaction, and returns their keys.
 * The others are left to their own transactions, as are all if one of them can't be stored: it must
 * not stop the others.
 */
export async function applyNew(
  db: Database,
  hotel: FeedHotel,
  events: ReservationsByKey,
): Promise<ReadonlySet<string>> {
  if (events.size < 2) return new Set()
  return db.inHotel(hotel.id, (tx) => applyUnknown(tx, hotel, events)).catch(() => new Set())
}

async function applyUnknown(
  tx: HotelTransaction,
  hotel: FeedHotel,
  events: ReservationsByKey,
): Promise<ReadonlySet<string>> {
  const known = new Set(await listKnownReferences(tx, [...events.keys()]))
  const unknown = new Map([...events].filter(([key]) => !known.has(key)))
  if (unknown.size === 0) return new Set()
  const versions = [...unknown].map(([key, event]) => toFeedVersion(hotel, key, event))
  const newer = new Set(await saveNewerVersions(tx, hotel.id, versions))
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
  return newer
}
