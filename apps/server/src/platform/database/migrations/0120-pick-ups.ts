import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** A rental that is being picked up: one at a time, and each under a number of its own. */
export const pickUps: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table pick_up_processes (hotel_id int not null references hotels on delete cascade,
      reservation_id uuid not null, number text not null, started_at timestamptz not null default clock_timestamp(),
      ended_at timestamptz, primary key (hotel_id, number),
      foreign key (hotel_id, reservation_id) references reservations on delete cascade)`.execute(db)
    await sql`create unique index on pick_up_processes (hotel_id, reservation_id) where ended_at is null`.execute(db)
    await sql`create index on pick_up_processes (hotel_id, reservation_id, started_at)`.execute(db)
    await protectByHotel(db, 'pick_up_processes')
  },
}
