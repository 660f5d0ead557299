import type { HotelTransaction } from '../hotel-transaction.ts'
import type { Database } from '../open-database.ts'

/** Does the work in a transaction of a hotel that stays open until it is committed by hand. */
export async function openTransaction(
  db: Pick<Database, 'inHotel'>,
  work: (tx: HotelTransaction) => Promise<unknown>,
): Promise<{ commit(): Promise<void> }> {
  const [isDone, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = db.inHotel(1, async (tx) => {
    await work(tx)
    isDone.resolve()
    await mayEnd.promise
  })
  await Promise.race([isDone.promise, held])
  return {
    async commit() {
      mayEnd.resolve()
      await held
    },
  }
}

/** How many statements wait for a lock that another transaction holds. */
export async function countWaitingForLock(db: Pick<Database, 'asOwner'>): Promise<number> {
  const { rows } = await db.asOwner((client) =>
    client.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`),
  )
  return rows.length
}
