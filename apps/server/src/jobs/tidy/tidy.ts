import { forgetOldTokens } from '../../checkin/account/token.store.ts'
import { forgetOldMessages } from '../../desk/front-desk/front-desk.store.ts'
import { forgetOldCalls } from '../../desk/video-calls/video-call.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { deleteOldAnswers, forgetVisits } from './tidy.store.ts'

/** Deletes data that is no longer needed. */
export async function tidyHotel(db: Database, hotelId: number): Promise<void> {
  await db.inHotel(hotelId, async (tx) => {
    await deleteOldAnswers(tx)
    await forgetOldTokens(tx)
    await forgetOldMessages(tx)
    await forgetOldCalls(tx)
    await forgetVisits(tx)
  })
}
