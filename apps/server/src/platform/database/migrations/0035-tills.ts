import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A fiscal receipt names the till that printed it and how it was paid, and belongs to a business day. */
export const tills: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table fiscal_bills
        -- The printer's serial number, by which it is registered with the tax office.
        add till text,
        add paid_by text not null default 'card' check (paid_by in ('card', 'cash', 'transfer')),
        -- The closed day that has counted it.
        add counted_on date;
      update fiscal_bills bill set counted_on = closed.day
      from (select distinct on (hotel_id) hotel_id, day, closed_at from business_days order by hotel_id, day desc) closed
      where closed.hotel_id = bill.hotel_id and bill.state = 'printed' and bill.settled_at <= closed.closed_at;
      create index fiscal_bills_hotel_id_counted_on_idx on fiscal_bills (hotel_id, counted_on);
    `)
      .execute(db)
  },
}
