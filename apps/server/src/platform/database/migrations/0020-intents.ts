import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** What is wanted of somebody outside, kept before they are asked. */
export const intents: Migration = {
  async up(db: Kysely<unknown>) {
    // Without a reference to the reservation: what was asked for outside was asked for, whatever becomes of the booking here.
    await sql`create table intents (
      hotel_id int not null references hotels on delete cascade, id uuid not null,
      kind text not null, subject text not null, reservation_id uuid not null, visit_id text not null, app_key text not null,
      minor bigint, currency text, detail jsonb not null,
      state text not null default 'created', problem text,
      created_at timestamptz not null default clock_timestamp(), settled_at timestamptz, settled_by xid8,
      primary key (hotel_id, id),
      check (state in ('created', 'done', 'refused', 'unknown')),
      check ((minor is null) = (currency is null)),
      check ((state = 'refused') = (problem is not null)))`.execute(db)
    await protectByHotel(db, 'intents')
    // While nobody knows how the first one ended, there is no second: nothing is charged anew under a new key.
    await sql`create unique index intents_open on intents (hotel_id, kind, subject)
      where state in ('created', 'unknown')`.execute(db)
    await sql`create index on intents (hotel_id, reservation_id)`.execute(db)
    // The intents themselves are their hotel's; this says which one to look after next.
    await sql`create table open_intents (
      intent_id uuid primary key, of_hotel int not null references hotels on delete cascade,
      due_at timestamptz not null, looks int not null default 0)`.execute(db)
    await sql`create index on open_intents (due_at)`.execute(db)
    await sql`alter table idempotent_answers add problem text, add intent_id uuid,
      add foreign key (hotel_id, intent_id) references intents on delete cascade`.execute(db)
    await sql`create index on idempotent_answers (hotel_id, intent_id)`.execute(db)
  },
}
