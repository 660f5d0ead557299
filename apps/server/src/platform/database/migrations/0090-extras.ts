import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/**
 * What guests order beside the room, and the days on which each takes one away from all that the hotel has. A line of the bill
 * that is ours says what it stands for, so that it can be changed and is there once.
 */
export const extras: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table folio_lines add column origin text,
      add constraint folio_lines_once_per_origin unique (hotel_id, reservation_id, origin)`.execute(db)
    await sql`create table ordered_extras (hotel_id int not null references hotels on delete cascade,
      reservation_id uuid not null, extra_id text not null, type text not null, product text not null,
      quantity int not null check (quantity > 0), ordered_at timestamptz not null default clock_timestamp(),
      done_at timestamptz, done_by text, primary key (hotel_id, reservation_id, extra_id),
      foreign key (hotel_id, reservation_id) references reservations on delete cascade)`.execute(db)
    await sql`create table taken_extras (hotel_id int not null references hotels on delete cascade,
      extra_id text not null, day date not null, reservation_id uuid not null, quantity int not null check (quantity > 0),
      primary key (hotel_id, extra_id, day, reservation_id),
      foreign key (hotel_id, reservation_id, extra_id) references ordered_extras on delete cascade)`.execute(db)
    await protectByHotel(db, 'ordered_extras')
    await protectByHotel(db, 'taken_extras')
  },
}
