import { sql } from 'kysely'
import { forgetOldTokens } from '../../checkin/account/token.store.ts'
import { forgetOldMessages } from '../../desk/front-desk/front-desk.store.ts'
import { forgetOldCalls } from '../../desk/video-calls/video-call.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { forgetVisits } from './tidy.store.ts'

/** Longer than any page waits for a lost answer; kept answers may hold a door's code. */
const ANSWERS_KEPT = '1 day'

/** Removes what nobody will ask for again. */
export async function tidyHotel(db: Database, hotelId: number): Promise<void> {
  await db.inHotel(hotelId, async (tx) => {
    await tx
      .deleteFrom('idempotent_answers')
      .where('created_at', '<', sql<Date>`now() - ${ANSWERS_KEPT}::interval`)
      .execute()
    await tx
      .deleteFrom('staff_answers')
      .where('created_at', '<', sql<Date>`now() - ${ANSWERS_KEPT}::interval`)
      .execute()
    await forgetOldTokens(tx)
    await forgetOldMessages(tx)
    await forgetOldCalls(tx)
    await forgetVisits(tx)
  })
}
