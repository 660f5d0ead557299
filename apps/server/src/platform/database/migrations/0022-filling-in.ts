import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which guest a page of the party is filling in, so that the other phones can show it. */
export const fillingIn: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table visit_reservations
        add filling_in uuid,
        add filling_in_at timestamptz;
      create index visit_reservations_filling_in_idx on visit_reservations (hotel_id, reservation_id)
        where filling_in is not null;
    `)
      .execute(db)
  },
}
