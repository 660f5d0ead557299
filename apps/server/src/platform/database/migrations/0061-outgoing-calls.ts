import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Calls to hotels' systems, counted for all processes. Unlogged: a call does not wait for the disk, and
 * after a crash the windows are over anyway.
 */
export const outgoingCalls: Migration = {
  async up(db) {
    await sql
      .raw(`
      create unlogged table outgoing_calls (
        key text primary key,
        slots jsonb not null,
        counted_at timestamptz not null default clock_timestamp()
      );
    `)
      .execute(db)
  },
}
