import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Who has done everything and waits for the room, and whom a mail tells that it is ready. */
export const roomWaits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table room_waits (hotel_id int not null references hotels on delete cascade, reservation_id uuid not null,
      since timestamptz not null default clock_timestamp(), device_id uuid, email text, language text, mail_id uuid,
      primary key (hotel_id, reservation_id), foreign key (hotel_id, reservation_id) references reservations on delete cascade,
      foreign key (hotel_id, device_id) references devices on delete cascade)`.execute(db)
    await protectByHotel(db, 'room_waits')
  },
}
