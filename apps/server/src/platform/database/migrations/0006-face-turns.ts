import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** The side to which a guest has to turn the head in the next film. */
export const faceTurns: Migration = {
  async up(db) {
    await sql`create table face_turns (
      hotel_id int not null references hotels on delete cascade,
      guest_id uuid not null,
      side text not null check (side in ('left', 'right')),
      at timestamptz not null default clock_timestamp(),
      primary key (hotel_id, guest_id),
      foreign key (hotel_id, guest_id) references guests on delete cascade
    )`.execute(db)
    await protectByHotel(db, 'face_turns')
  },
}
