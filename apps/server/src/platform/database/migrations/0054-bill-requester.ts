import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Which visit asked for a bill or entered a customer: it decides whether the address that it typed may
 * receive papers.
 */
export const billRequester: Migration = {
  async up(db) {
    for (const table of ['wanted_bills', 'customers'])
      await sql.raw(`alter table ${table} add column visit_id text`).execute(db)
  },
}
