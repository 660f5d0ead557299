import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** People and companies that an invoice may be made out to, and whom it is made out to: one of them, or a guest. */
export const invoiceHolders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table customers (hotel_id int not null references hotels on delete cascade, id uuid not null,
      reservation_id uuid not null, type text not null check (type in ('person', 'company')), first_name text not null,
      last_name text, language text not null, fields jsonb not null default '{}',
      created_at timestamptz not null default clock_timestamp(), primary key (hotel_id, id),
      foreign key (hotel_id, reservation_id) references reservations on delete cascade)`.execute(db)
    await sql`create index on customers (hotel_id, reservation_id)`.execute(db)
    await sql`create table invoice_holders (hotel_id int not null references hotels on delete cascade,
      reservation_id uuid not null, customer_id uuid, guest_id uuid,
      changed_at timestamptz not null default clock_timestamp(), check ((customer_id is null) <> (guest_id is null)),
      primary key (hotel_id, reservation_id),
      foreign key (hotel_id, reservation_id) references reservations on delete cascade,
      foreign key (hotel_id, customer_id) references customers on delete cascade)`.execute(db)
    await protectByHotel(db, 'customers')
    await protectByHotel(db, 'invoice_holders')
  },
}
