import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A device that is being looked after, which hub it speaks to; and an effect outside that is about no reservation. */
export const deviceMaintenance: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table devices add maintenance_since timestamptz, add socket_version text`.execute(db)
    await sql`alter table intents alter reservation_id drop not null`.execute(db)
  },
}
