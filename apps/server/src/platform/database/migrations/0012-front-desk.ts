import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** What screens at the front desk told: that something happened, never what a guest gave. */
export const frontDesk: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`create table front_desk_messages (hotel_id int not null references hotels on delete cascade, ${columns})`)
      .execute(db)
    await protectByHotel(db, 'front_desk_messages')
    for (const statement of afterwards) await sql.raw(statement).execute(db)
  },
}

const columns = `device_id uuid not null, id uuid not null, link uuid not null, sequence int not null, type text not null,
  reservation_id uuid, guest_id uuid, reason text, at timestamptz not null default clock_timestamp(),
  primary key (hotel_id, device_id, id), foreign key (hotel_id, device_id) references devices on delete cascade,
  foreign key (hotel_id, reservation_id) references reservations on delete cascade,
  foreign key (hotel_id, guest_id) references guests on delete cascade`

const afterwards = [
  'create index on front_desk_messages (hotel_id, link, sequence)',
  'create index on front_desk_messages (hotel_id, reservation_id)',
  'create index on front_desk_messages (hotel_id, guest_id)',
  'create index on front_desk_messages (hotel_id, at)',
]
