import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the house's own system says of a booking beside its days and its room; of a rental, who may drive and for how much. */
export const rentalTerms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table reservations
      add customer_can_edit boolean not null default true,
      add segment text,
      add driver_min_age int check (driver_min_age between 0 and 150),
      add young_driver_max_age int check (young_driver_max_age between 0 and 150),
      add young_driver_price int,
      add young_driver_chargeable boolean,
      add pick_up_process text`.execute(db)
  },
}
