import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Events of the hotel's system that were refused, and the payment that an alert is about. */
export const feedRejections: Migration = {
  async up(db) {
    await sql`
      create table feed_rejections (
        hotel_id int not null references hotels on delete cascade,
        event_id text not null,
        kind text,
        key text,
        why text not null,
        times int not null default 1,
        first_at timestamptz not null default clock_timestamp(),
        last_at timestamptz not null default clock_timestamp(),
        primary key (hotel_id, event_id)
      )`.execute(db)
    await protectByHotel(db, 'feed_rejections')
    await sql`alter table hotel_systems add ignored_fields text[] not null default '{}'`.execute(db)
    await sql`alter table alerts add payment_id uuid`.execute(db)
  },
}
