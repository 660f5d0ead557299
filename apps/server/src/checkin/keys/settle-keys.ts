import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { doubtSilent } from './settle-key.ts'

/** Job that marks expired grants without a report as unknown. */
export async function settleKeys(db: Database, hotelId: number, changes: Changes): Promise<void> {
  const changed = await db.inHotel(hotelId, (tx) => doubtSilent(tx, hotelId))
  if (changed > 0) changes.tell(hotelId, 'stays', 'alerts', 'audit')
}
