import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

const AN_HOUR_MS = 3_600_000

/** Longer than any page waits for a lost answer; kept answers may hold a door's code. */
const ANSWERS_KEPT = '1 day'

/** Removes what nobody will ask for again. */
export async function tidy(db: Database): Promise<void> {
  const hotels = await db.directory.selectFrom('hotels').select('id').execute()
  for (const { id } of hotels) {
    await db.inHotel(id, (tx) =>
      tx
        .deleteFrom('idempotent_answers')
        .where('created_at', '<', sql<Date>`now() - ${ANSWERS_KEPT}::interval`)
        .execute(),
    )
  }
}

export function keepTidy(db: Database): { stop(): void } {
  const timer = setInterval(() => {
    // A database that is away now is there in an hour.
    tidy(db).catch(() => {})
  }, AN_HOUR_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
