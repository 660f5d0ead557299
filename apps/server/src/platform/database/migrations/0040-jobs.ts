import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What runs by the clock, and an alert that is about one of them. */
export const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

/** Whoever runs them asks across hotels what is due, so that they stand in the directory. Without a hotel: the whole server's. */
const statements = [
  `create table jobs (name text not null, of_hotel int references hotels on delete cascade, due_at timestamptz not null,
    fence int not null default 0, leased_until timestamptz, started_at timestamptz, ended_at timestamptz, took_ms int, result text,
    failure text, failures int not null default 0, failed_runs int not null default 0, succeeded_at timestamptz, asked_by text,
    told_late boolean not null default false, unique nulls not distinct (name, of_hotel), check (result in ('done', 'failed')))`,
  'create index on jobs (due_at)',
  'alter table alerts add job text',
  'drop index alerts_open',
  `create unique index alerts_open on alerts (hotel_id, kind, coalesce(reservation_id, device_id, mail_id), job) nulls not distinct
    where handled_at is null`,
]
