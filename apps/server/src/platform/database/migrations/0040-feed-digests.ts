import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Hotel systems that number no versions: equal content says nothing. */
export const feedDigests: Migration = {
  async up(db) {
    await sql.raw('alter table feed_versions add digest text').execute(db)
  },
}
