import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Bills at a fiscal printer: one for each payment, since a number of the tax office is used up by it. */
export const fiscalBills: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table fiscal_bills (hotel_id int not null, id uuid not null, payment_id uuid not null,
      reservation_id uuid not null, hub text not null, printer text not null, minor int not null, currency text not null,
      state text not null, number text, code text, answer text, page_said boolean,
      created_at timestamptz not null default clock_timestamp(), settled_at timestamptz,
      primary key (hotel_id, id),
      unique (hotel_id, payment_id),
      foreign key (hotel_id, payment_id) references payments (hotel_id, id) on delete cascade,
      foreign key (hotel_id, reservation_id) references reservations (hotel_id, id) on delete cascade,
      check (state in ('sent', 'printed', 'failed', 'unknown')))`.execute(db)
    await sql`create index on fiscal_bills (hotel_id, reservation_id)`.execute(db)
    await protectByHotel(db, 'fiscal_bills')
  },
}
