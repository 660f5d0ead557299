import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { APP_ROLE } from '../app-role.ts'
import { protectByHotel } from '../row-security.ts'

/** The hotel's own people, what they are told, and what they did. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of directory) await sql.raw(statement).execute(db)
    for (const [table, columns] of Object.entries(ofHotel)) {
      await sql
        .raw(`create table ${table} (hotel_id int not null references hotels on delete cascade, ${columns})`)
        .execute(db)
      await protectByHotel(db, table)
    }
    for (const statement of afterwards) await sql.raw(statement).execute(db)
  },
}

/** A member may work at several hotels: where, is a question across hotels, so it is answered by the directory. */
const directory = [
  `create table staff_members (id uuid primary key, email text not null unique, name text not null, language text not null,
    password_hash text, created_at timestamptz not null default now(), last_sign_in_at timestamptz,
    check (email = lower(email)))`,
  `create table staff_roles (member_id uuid not null references staff_members on delete cascade,
    of_hotel int not null references hotels on delete cascade, role text not null, primary key (member_id, of_hotel),
    check (role in ('receptionist', 'manager', 'administrator')))`,
  `create table staff_sessions (token_hash text primary key, member_id uuid not null references staff_members on delete cascade,
    created_at timestamptz not null default clock_timestamp(), seen_at timestamptz not null default clock_timestamp())`,
  `create table staff_resets (token_hash text primary key, member_id uuid not null references staff_members on delete cascade,
    expires_at timestamptz not null)`,
  'create table server_settings (name text primary key, value text not null)',
  // The mails themselves are their hotel's; this says which one to ask next.
  `create table mail_queue (mail_id uuid primary key, of_hotel int not null references hotels on delete cascade,
    due_at timestamptz not null default clock_timestamp())`,
]

const ofHotel = {
  alerts: `id uuid not null, kind text not null, reservation_id uuid, device_id uuid, mail_id uuid, money text, key_state text,
    times int not null default 1, opened_at timestamptz not null default clock_timestamp(),
    last_at timestamptz not null default clock_timestamp(), handled_at timestamptz, handled_by text, note text,
    primary key (hotel_id, id), foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    foreign key (hotel_id, device_id) references devices on delete cascade`,
  mails: `id uuid not null, recipient text not null, member_id uuid, subject text not null, template text not null,
    language text not null, text text not null, html text not null, secret_link text, state text not null,
    tries int not null default 0, last_error text, created_at timestamptz not null default clock_timestamp(),
    sent_at timestamptz, primary key (hotel_id, id), check (state in ('queued', 'sent', 'failed', 'kept'))`,
  audit_heads: 'number int not null, seal text not null, primary key (hotel_id)',
  audit_entries: `number int not null, at timestamptz not null, member_id uuid, who text, action text not null, subject text,
    details jsonb not null, seal text not null, primary key (hotel_id, number)`,
}

const afterwards = [
  'create index on staff_roles (of_hotel)',
  'create index on staff_sessions (member_id)',
  'create index on staff_resets (member_id)',
  'create index on mail_queue (due_at)',
  'create index on mails (hotel_id, created_at)',
  'create index on audit_entries (hotel_id, subject)',
  'create index on alerts (hotel_id, opened_at)',
  // The same trouble again makes the open alert count, and no second one.
  `create unique index alerts_open on alerts (hotel_id, kind, coalesce(reservation_id, device_id, mail_id)) nulls not distinct
    where handled_at is null`,
  `alter table licenses add id uuid not null default gen_random_uuid(), add name text not null default '', add made_by text,
    add made_at timestamptz not null default now(), add valid_until timestamptz`,
  `alter table devices add name text not null default '', add last_seen_at timestamptz`,
  // What is written stays as it was written.
  `revoke update, delete, truncate on audit_entries from ${APP_ROLE}`,
  `revoke delete, truncate on audit_heads from ${APP_ROLE}`,
]
