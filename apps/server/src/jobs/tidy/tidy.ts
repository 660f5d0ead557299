import { sql } from 'kysely'
import { sites as openSites } from '../../access/site/sites.ts'
import { forgetOldTokens } from '../../checkin/account/token.store.ts'
import { eraseDue } from '../../checkin/retention/erase-due.ts'
import { forgetOldMessages } from '../../desk/front-desk/front-desk.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { forgetVisits } from './forget-visits.ts'

const AN_HOUR_MS = 3_600_000

/** Longer than any page waits for a lost answer; kept answers may hold a door's code. */
const ANSWERS_KEPT = '1 day'

/** Removes what nobody will ask for again. */
export async function tidy(db: Database): Promise<void> {
  const hotels = await db.directory.selectFrom('hotels').select('id').execute()
  for (const { id } of hotels) {
    await db.inHotel(id, async (tx) => {
      await tx
        .deleteFrom('idempotent_answers')
        .where('created_at', '<', sql<Date>`now() - ${ANSWERS_KEPT}::interval`)
        .execute()
      await forgetOldTokens(tx)
      await forgetOldMessages(tx)
      await forgetVisits(tx)
    })
  }
}

export function keepTidy(db: Database, now: () => Date): { stop(): void } {
  const sites = openSites(db)
  const timer = setInterval(() => {
    // A database that is away now is there in an hour.
    tidy(db)
      .then(() => eraseDue(db, { sites, now: now() }))
      .catch(() => {})
  }, AN_HOUR_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
