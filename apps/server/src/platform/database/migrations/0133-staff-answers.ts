import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** What somebody at the desk was answered under an idempotency key: asked again, it is answered and not done again. */
export const staffAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table staff_answers (hotel_id int not null references hotels on delete cascade,
      member_id uuid not null references staff_members on delete cascade, key text not null, call text not null,
      body_hash text not null, answer jsonb, created_at timestamptz not null default clock_timestamp(),
      primary key (hotel_id, member_id, key))`.execute(db)
    await sql`create index on staff_answers (hotel_id, created_at)`.execute(db)
    await protectByHotel(db, 'staff_answers')
  },
}
