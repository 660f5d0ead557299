import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { KEY_FINGERPRINT } from '../../platform/secrets/fingerprint.ts'

export async function findFingerprint(db: Database): Promise<Buffer | undefined> {
  const row = await db.directory
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', KEY_FINGERPRINT)
    .executeTakeFirst()
  return row?.value
}

/** Does nothing if another server has inserted one first. */
export async function insertFingerprint(db: Database, value: Buffer): Promise<void> {
  await db.directory
    .insertInto('server_secrets')
    .values({ name: KEY_FINGERPRINT, value })
    .onConflict((taken) => taken.doNothing())
    .execute()
}

export async function listHotelIds(db: Database): Promise<number[]> {
  const hotels = await db.directory.selectFrom('hotels').select('id').execute()
  return hotels.map(({ id }) => id)
}

/** Every key that has a code, locked until the transaction ends. */
export function lockCodes(tx: HotelTransaction) {
  return tx
    .selectFrom('keys')
    .select(['id', 'reservation_id', 'code'])
    .where('code', 'is not', null)
    .forUpdate()
    .execute()
}

export async function updateCode(tx: HotelTransaction, id: string, code: Buffer): Promise<void> {
  await tx.updateTable('keys').set({ code }).where('id', '=', id).execute()
}

export async function endUnreadableKey(tx: HotelTransaction, id: string): Promise<void> {
  await tx
    .updateTable('keys')
    .set({ state: 'ended', end_reason: 'unreadable', code: null, tracks: null, ended_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}
