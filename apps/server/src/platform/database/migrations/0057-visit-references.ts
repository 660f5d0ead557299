import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Nothing but what refers to a visit has to be looked at when visits are purged. */
const tables = ['accepted_terms', 'checkin_logs', 'consents', 'customers', 'face_outcomes', 'wanted_bills'] as const
const tablesWithOther = ['intents', 'keys', 'lost_code_requests', 'payments', 'video_calls'] as const

/**
 * Indexes by visit for every table that refers to one: purging reads all rows of a hotel without
 * them. And for what jobs look for every ten seconds: blocked deposits, and what is not delivered.
 */
export const visitReferences: Migration = {
  async up(db) {
    for (const table of tables) await sql`create index on ${sql.table(table)} (hotel_id, visit_id)`.execute(db)
    for (const table of tablesWithOther)
      await sql`create index on ${sql.table(table)} (hotel_id, visit_id) where visit_id is not null`.execute(db)
    await sql`create index deposits_held on deposits (hotel_id) where state = 'held'`.execute(db)
    await sql`create index deliveries_open on deliveries (hotel_id, end_name) where state <> 'delivered'`.execute(db)
  },
}
