import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Of what is blocked a part may be taken: how much, why and by whom. The payment that it became has the same id. */
export const takenDeposits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table deposits add column taken_minor int check (taken_minor between 1 and minor),
      add column taken_for text, add column taken_by text, add column taken_by_id uuid,
      drop constraint deposits_state_check, add constraint deposits_state_check check
        (state in ('asked', 'held', 'refused', 'releasing', 'released', 'taking', 'taken', 'unknown'))`.execute(db)
    await sql`drop index deposits_hotel_id_reservation_id_idx`.execute(db)
    await sql`create unique index on deposits (hotel_id, reservation_id)
      where state in ('asked', 'held', 'releasing', 'taking', 'unknown')`.execute(db)
  },
}
