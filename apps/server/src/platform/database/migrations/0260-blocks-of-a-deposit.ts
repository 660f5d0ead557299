import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A deposit may be blocked in parts: a dearer car asks for more than was blocked. One is asked for at a time. */
export const blocksOfADeposit: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index deposits_hotel_id_reservation_id_idx`.execute(db)
    await sql`create unique index deposits_asked on deposits (hotel_id, reservation_id) where state = 'asked'`.execute(
      db,
    )
    await sql`create index deposits_of_reservation on deposits (hotel_id, reservation_id)`.execute(db)
  },
}
