import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A requested bill without an address goes to the booking's own. */
export const billToBooking: Migration = {
  async up(db) {
    await sql`alter table wanted_bills alter column email drop not null`.execute(db)
  },
}
