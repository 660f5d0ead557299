import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Entries that make the VAT of the ledger that of an invoice, and an index for each way to find entries. */
export const vatRounding: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table ledger_entries
        drop constraint ledger_entries_kind_check,
        add constraint ledger_entries_kind_check check (kind in ('capture', 'void', 'refund', 'charge', 'rounding')),
        drop constraint ledger_entries_charge_has_line,
        add constraint ledger_entries_charge_has_line
          check ((kind in ('charge', 'rounding')) = (line_id is not null));
      drop index ledger_entries_one_charge;
      create unique index ledger_entries_one_charge on ledger_entries (hotel_id, line_id, account) where kind = 'charge';
      -- Without these, each payment and each deleted line reads the whole ledger of the hotel.
      create index ledger_entries_hotel_id_line_id_idx on ledger_entries (hotel_id, line_id) where line_id is not null;
      create index ledger_entries_hotel_id_payment_id_idx on ledger_entries (hotel_id, payment_id)
        where payment_id is not null;
    `)
      .execute(db)
  },
}
