import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Receipts that an authority issues for a whole day, and for a few weeks only. */
export const authorityDayReceipts: Migration = {
  async up(db) {
    await sql
      .raw(`
      create table authority_day_receipts (
        hotel_id int not null references hotels on delete cascade,
        authority text not null,
        day date not null,
        -- A PDF, signed by the authority, with the guests' names.
        file bytea not null,
        received_at timestamptz not null default clock_timestamp(),
        retain_until date not null,
        primary key (hotel_id, authority, day)
      );
      create trigger authority_day_receipts_stay before update or delete on authority_day_receipts for each row
        execute function refuse_receipt_change();
    `)
      .execute(db)
    await protectByHotel(db, 'authority_day_receipts')
  },
}
