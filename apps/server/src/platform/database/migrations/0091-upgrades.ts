import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** The better room that a party has chosen: kept for them from then on, and theirs when they arrive. */
export const upgrades: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table chosen_upgrades (hotel_id int not null references hotels on delete cascade,
      reservation_id uuid not null, offer_id text not null, booked_type_id text not null, room_type_id text not null,
      room_number text not null, chosen_at timestamptz not null default clock_timestamp(), applied_at timestamptz,
      primary key (hotel_id, reservation_id),
      foreign key (hotel_id, reservation_id) references reservations on delete cascade)`.execute(db)
    await protectByHotel(db, 'chosen_upgrades')
  },
}
