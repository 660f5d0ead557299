import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Of a rental: what was agreed to by a signature. Null: signed before that was kept, or in a hotel. */
export const signedAgreements: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table signatures add agreement text`.execute(db)
  },
}
