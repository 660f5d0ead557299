import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { doubtSilent } from './settle-key.ts'

/** The job: of a grant that is over and of which no hub has told, nobody knows. */
export async function settleKeys(db: Database, hotelId: number, changes: Changes): Promise<void> {
  const changed = await db.inHotel(hotelId, (tx) => doubtSilent(tx, hotelId))
  if (changed > 0) changes.tell(hotelId, 'stays', 'alerts', 'audit')
}
