import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** What is blocked on a card until a car is back. No payment, and in no ledger: it is nobody's money but the guest's. */
export const deposits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table deposits (hotel_id int not null references hotels on delete cascade, id uuid not null,
      reservation_id uuid not null, order_number text not null, minor int not null check (minor > 0),
      currency text not null, card text not null,
      state text not null check (state in ('asked', 'held', 'refused', 'releasing', 'released', 'unknown')),
      reference text, blocked_by text not null, released_by text,
      created_at timestamptz not null default clock_timestamp(), changed_at timestamptz not null default clock_timestamp(),
      primary key (hotel_id, id),
      foreign key (hotel_id, reservation_id) references reservations on delete cascade)`.execute(db)
    await sql`create unique index on deposits (hotel_id, reservation_id)
      where state in ('asked', 'held', 'releasing', 'unknown')`.execute(db)
    await protectByHotel(db, 'deposits')
  },
}
