import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether a booking's pre-check-in offers extras. */
export const preCheckinExtras: Migration = {
  async up(db) {
    await sql.raw('alter table reservations add pre_checkin_has_extras boolean not null default true').execute(db)
  },
}
