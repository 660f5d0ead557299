import { type Kysely, type Selectable, sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** The hotel that has a license with this code. */
export async function findHotelOfLicense(db: Kysely<Tables>, codeHash: string): Promise<number | undefined> {
  const known = await db
    .selectFrom('license_directory')
    .select('of_hotel')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return known?.of_hotel
}

/**
 * Locks the license, so that two browsers with one code are served in turn. Undefined if it has
 * expired.
 */
export async function lockLicense(
  tx: HotelTransaction,
  codeHash: string,
): Promise<Selectable<Tables['licenses']> | undefined> {
  return tx
    .selectFrom('licenses')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where(sql<boolean>`coalesce(valid_until >= clock_timestamp(), true)`)
    .forUpdate()
    .executeTakeFirst()
}

export async function markUsed(tx: HotelTransaction, codeHash: string): Promise<void> {
  await tx.updateTable('licenses').set({ used_at: sql`now()` }).where('code_hash', '=', codeHash).execute()
}
