import { clearShownScreens } from '../../book/lease/watched-screen.store.ts'
import { purgeOldTokens } from '../../checkin/account/token.store.ts'
import { purgeOldMessages } from '../../desk/front-desk/front-desk.store.ts'
import { purgeOldCalls } from '../../desk/video-calls/video-call.store.ts'
import { deleteOldFailedTries } from '../../platform/attempts/backoff.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { deleteOldAnswers, purgeVisits } from './tidy.store.ts'

/** Deletes data that is no longer needed. */
export async function tidyHotel(db: Database, hotelId: number): Promise<void> {
  await db.inHotel(hotelId, async (tx) => {
    await deleteOldAnswers(tx)
    await clearShownScreens(tx)
    await purgeOldTokens(tx)
    await purgeOldMessages(tx)
    await purgeOldCalls(tx)
    await purgeVisits(tx)
    await deleteOldFailedTries(tx)
  })
}
