import { products } from '@foyer/domain/mode/products.ts'
import { dayAt, type Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { markStayOvers } from './housekeeping.store.ts'

interface StayOverDependencies {
  readonly sites: Sites
  readonly changes: Changes
  readonly now: Date
}

/** Each morning, the rooms of guests who stay need service. A hotel's own system decides that itself. */
export async function markStayOverRooms(
  db: Database,
  hotel: Hotel,
  { sites, changes, now }: StayOverDependencies,
): Promise<void> {
  const marked = await db.inHotel(hotel.id, async (tx) => {
    const { config } = await sites.config(tx, hotel)
    const isDue = config.hotel_system.kind === 'embedded' && products[config.product].cleansDuringStay
    return isDue ? markStayOvers(tx, dayAt(hotel.timeZone, now), hotel.timeZone) : []
  })
  if (marked.length > 0) changes.publish(hotel.id, 'stays')
}
