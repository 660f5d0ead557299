import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** What leaves the house, in order and until it is taken. Mail is its first end, and brings what waited in its own queue. */
export const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of tables) await sql.raw(statement).execute(db)
    for (const statement of mails) await sql.raw(statement).execute(db)
    await protectByHotel(db, 'deliveries')
  },
}

const tables = [
  `create table deliveries (hotel_id int not null references hotels on delete cascade, id uuid not null, end_name text not null,
    stream text not null, position bigint not null generated always as identity, kind text not null, payload jsonb, content text,
    state text not null default 'waiting', tries int not null default 0, last_error text,
    created_at timestamptz not null default clock_timestamp(), settled_at timestamptz, primary key (hotel_id, id),
    check (state in ('waiting', 'delivered', 'refused')))`,
  'create index on deliveries (hotel_id, end_name, stream, position)',
  'create index on deliveries (hotel_id, created_at)',
  // What is delivered is its hotel's; this says whom to ask next, and holds nothing of a guest.
  `create table outbox_queue (delivery_id uuid primary key, of_hotel int not null, end_name text not null, stream text not null,
    position bigint not null, due_at timestamptz not null default clock_timestamp(), claims int not null default 0,
    foreign key (of_hotel, delivery_id) references deliveries (hotel_id, id) on delete cascade)`,
  'create index on outbox_queue (due_at)',
  'create index on outbox_queue (of_hotel, end_name, stream, position)',
]

const mails = [
  // Binds the owner too, who is no superuser everywhere.
  'alter table mails no force row level security',
  `insert into deliveries (hotel_id, id, end_name, stream, kind, state, tries, last_error, created_at, settled_at)
    select hotel_id, id, 'mail', id::text, template,
      case state when 'queued' then 'waiting' when 'sent' then 'delivered' else 'refused' end,
      tries, last_error, created_at, sent_at
    from mails where state <> 'kept' order by created_at`,
  'alter table mails force row level security',
  `insert into outbox_queue (delivery_id, of_hotel, end_name, stream, position, due_at)
    select id, hotel_id, end_name, stream, position, due_at
    from deliveries join mail_queue on mail_id = id where state = 'waiting'`,
  'drop table mail_queue',
  'alter table mails drop state, drop tries, drop last_error, drop sent_at',
]
