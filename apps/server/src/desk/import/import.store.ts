import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Two files at once would each count the other's rows as their own; and a dry run is taken back to here. */
export async function beginImport(tx: HotelTransaction, hotelId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${hotelId}`}, 0))`.execute(tx)
  await sql`savepoint before_import`.execute(tx)
}

export async function takeImportBack(tx: HotelTransaction): Promise<void> {
  await sql`rollback to savepoint before_import`.execute(tx)
}

export async function readRooms(tx: HotelTransaction) {
  return {
    types: await tx.selectFrom('room_types').select(['id', 'name', 'names']).execute(),
    rooms: await tx.selectFrom('rooms').select(['number', 'type_id']).execute(),
  }
}
