import { sql } from 'kysely'
import { migrations } from '../../platform/database/migrations/all.ts'

/** The product with one more migration, like a version that is newer than this one. */
migrations['9999-next-version'] = {
  async up(db) {
    await sql`alter table reservations add column next_version text not null default ''`.execute(db)
    await sql`create index reservations_next_version on reservations (hotel_id, next_version)`.execute(db)
  },
}
await import('../../main.ts')
