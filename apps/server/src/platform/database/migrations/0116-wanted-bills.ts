import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Whoever wants the bill by mail, and where to: it leaves when nothing is owed any more, once. */
export const wantedBills: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table wanted_bills (hotel_id int not null references hotels on delete cascade,
      reservation_id uuid not null, email text not null, language text not null,
      wanted_at timestamptz not null default clock_timestamp(), mail_id uuid, primary key (hotel_id, reservation_id),
      foreign key (hotel_id, reservation_id) references reservations on delete cascade)`.execute(db)
    await protectByHotel(db, 'wanted_bills')
  },
}
