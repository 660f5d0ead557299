import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Today's arrivals list those who did not come. Without an index for them, PostgreSQL reads every
 * past reservation.
 */
export const noShowIndex: Migration = {
  async up(db) {
    await sql
      .raw(`create index reservations_no_show on reservations (hotel_id, end_date) where state = 'noShow'`)
      .execute(db)
  },
}
