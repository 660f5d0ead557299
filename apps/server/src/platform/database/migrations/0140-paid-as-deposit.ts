import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What was paid before the stay began, where the hotel calls that a deposit. */
export const paidAsDeposit: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payments add as_deposit boolean not null default false`.execute(db)
  },
}
