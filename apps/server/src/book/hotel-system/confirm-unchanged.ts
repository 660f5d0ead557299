import type { Database } from '../../platform/database/open-database.ts'
import type { FeedHotel } from './apply-event.ts'
import { confirmVersions } from './feed.store.ts'
import { type ReservationsByKey, toFeedVersion } from './reservations-by-key.ts'

/**
 * Confirms those reservations that say nothing new, in one transaction for all of them, and returns
 * their keys. Their rows and those of their guests are not touched.
 */
export async function confirmUnchanged(
  db: Database,
  hotel: FeedHotel,
  events: ReservationsByKey,
): Promise<ReadonlySet<string>> {
  if (events.size === 0) return new Set()
  const versions = [...events].map(([key, event]) => toFeedVersion(hotel, key, event))
  return new Set(await db.inHotel(hotel.id, (tx) => confirmVersions(tx, hotel.id, versions)))
}
