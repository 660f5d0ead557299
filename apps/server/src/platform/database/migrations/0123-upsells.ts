import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where cars are rented the better room is a car: known by its plate, and chosen within one pick-up. */
export const upsells: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table chosen_upgrades add plate text, add pick_up_process text`.execute(db)
  },
}
