import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When a refund was handed to the hub whose terminal gives it back; a hub calls for what is open. */
export const terminalRefunds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table refunds add sent_at timestamptz`.execute(db)
    await sql`create index on refunds (hotel_id) where state in ('created', 'sent', 'unknown')`.execute(db)
  },
}
