import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { markSilentUnknown } from './settle-key.ts'

/** Job that marks expired grants without a report as unknown. */
export async function settleKeys(db: Database, hotelId: number, changes: Changes): Promise<void> {
  const changed = await db.inHotel(hotelId, (tx) => markSilentUnknown(tx, hotelId))
  if (changed > 0) changes.publish(hotelId, 'stays', 'alerts', 'audit')
}
