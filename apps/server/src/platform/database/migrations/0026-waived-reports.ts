import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reception has continued without what the authority asks of a guest. */
export const waivedReports: Migration = {
  async up(db) {
    await sql.raw('alter table guests add report_waived_at timestamptz, add report_waived_by text').execute(db)
  },
}
