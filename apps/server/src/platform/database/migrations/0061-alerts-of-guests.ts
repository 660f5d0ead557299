import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { HOTEL_SETTING } from '../row-security.ts'

/** An alert says where a guest stands and why, who goes there, and whether somebody had to be written to. */
export const alertsOfGuests: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table alerts add visit_id text, add screen text, add reason text, add problem text, add part text,
    add subject text not null default '', add claimed_at timestamptz, add claimed_by text, add escalated_at timestamptz`,
  `do $$ declare hotel hotels; begin
    for hotel in select * from hotels loop
      perform set_config('${HOTEL_SETTING}', hotel.id::text, true);
      update alerts set subject = coalesce(reservation_id::text, device_id::text, mail_id::text, job, '');
    end loop;
    perform set_config('${HOTEL_SETTING}', '', true);
  end $$`,
  'drop index alerts_open',
  'create unique index alerts_open on alerts (hotel_id, kind, subject) where handled_at is null',
  'create index on alerts (hotel_id, visit_id, opened_at) where visit_id is not null',
]
