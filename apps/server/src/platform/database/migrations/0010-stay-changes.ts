import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Changes of a stay at the desk. */
export const stayChanges: Migration = {
  async up(db) {
    await sql
      .raw(`
      -- The dates that the booked price is for, once the desk has changed the dates.
      alter table reservations add booked_start date, add booked_end date;
      -- Guests who did not come; their nights are free.
      alter table reservations drop constraint reservations_state_check;
      alter table reservations add constraint reservations_state_check
        check (state in ('expected', 'inHouse', 'departed', 'cancelled', 'noShow'));
      -- When guests who checked out early would have left.
      alter table check_outs add planned_end date;
    `)
      .execute(db)
  },
}
