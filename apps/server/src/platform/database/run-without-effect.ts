import { sql } from 'kysely'
import type { HotelTransaction } from './hotel-transaction.ts'

/** Runs a part of a transaction, such as a preview, and takes back what it has written. */
export async function runWithoutEffect<Result>(tx: HotelTransaction, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint without_effect`.execute(tx)
  try {
    return await work()
  } finally {
    await sql`rollback to savepoint without_effect`.execute(tx)
  }
}
