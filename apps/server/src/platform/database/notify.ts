import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Sends a notice to every process that listens on the channel. A notice holds 8,000 bytes. */
export async function notify(db: Kysely<Tables>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
