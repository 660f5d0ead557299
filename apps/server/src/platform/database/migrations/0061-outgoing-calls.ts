import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Calls to hotels' systems, counted for all processes. Not an unlogged table: after a power cut soon
 * after it was created, PostgreSQL could not start (*could not create file: File exists*).
 */
export const outgoingCalls: Migration = {
  async up(db) {
    await sql
      .raw(`
      create table outgoing_calls (
        key text primary key,
        slots jsonb not null,
        counted_at timestamptz not null default clock_timestamp()
      );
    `)
      .execute(db)
  },
}
