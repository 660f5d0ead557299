import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Finds rows by their age without reading those of all years: what is due for erasure, what purging
 * looks at, and the stays around a day. A visit that purging found referenced is looked at again
 * after a month, instead of at every run.
 */
export const workByAge: Migration = {
  async up(db) {
    await sql
      .raw(`
      create index reservations_hotel_id_end_date_idx on reservations (hotel_id, end_date);
      drop index reservations_to_erase;
      create index reservations_to_erase on reservations (hotel_id, state, end_date) where erased_at is null;
      alter table visits add column tidied_at timestamptz;
      create index visits_to_tidy on visits (hotel_id, (coalesce(tidied_at, ended_at, opened_at)));
      create index checkin_logs_hotel_id_started_at_idx on checkin_logs (hotel_id, started_at);
      create index checkin_steps_hotel_id_first_at_idx on checkin_steps (hotel_id, first_at);
      create index authority_receipts_hotel_id_retain_until_idx on authority_receipts (hotel_id, retain_until);
      create index invoice_records_hotel_id_at_idx on invoice_records (hotel_id, at);
    `)
      .execute(db)
  },
}
