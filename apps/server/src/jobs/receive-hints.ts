import { recordPush } from '../book/hotel-system/hotel-system.store.ts'
import type { Database } from '../platform/database/open-database.ts'
import { requestRunSoon } from './job.store.ts'

interface ReceiveHintsDependencies {
  readonly db: Database
  readonly now: () => Date
  /** Called after a run was requested, so that it needn't wait for the next poll. */
  readonly runDue: () => void
}

/** A change in the hotel's system comes as several hints, which cost one reading. */
const PAUSE_SECONDS = 5

/** Has the feed of a hotel read at once, because its system says that something has changed. */
export const createHintReceiver =
  ({ db, now, runDue }: ReceiveHintsDependencies) =>
  async (hotelId: number): Promise<void> => {
    await db.inHotel(hotelId, (tx) => recordPush(tx, hotelId))
    await requestRunSoon(db.directory, { name: 'pullFeed', hotelId }, { now: now(), pauseSeconds: PAUSE_SECONDS })
    runDue()
  }
