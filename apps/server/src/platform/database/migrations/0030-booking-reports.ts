import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Bookings are reported too, and a hotel that changes its authority starts again with the new one. */
export const bookingReports: Migration = {
  async up(db) {
    await sql
      .raw(`
      -- For a booking, \`arrived_at\` is when it was made or changed.
      alter table authority_reports add kind text not null default 'stay' check (kind in ('stay', 'booking'));
      drop index authority_reports_one_open;
      create unique index authority_reports_one_open on authority_reports (hotel_id, reservation_id, authority, kind)
        where state in ('incomplete', 'queued', 'sent', 'unknown');
    `)
      .execute(db)
  },
}
