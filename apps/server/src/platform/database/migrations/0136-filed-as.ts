import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Under what the hotel's own system files a reservation: numbers of a booking and its leg, an entity, items. */
export const filedAs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table reservations add filed_as jsonb not null default '{}'`.execute(db)
  },
}
