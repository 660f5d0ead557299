import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A refund that somebody gives with their own hands since a terminal does not, and the alert about one that waits. */
export const refundsByHand: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table refunds add way text, add instead_of uuid, add told_waiting_at timestamptz`.execute(db)
    await sql`create unique index refunds_replaced_once on refunds (hotel_id, instead_of)`.execute(db)
    await sql`alter table ledger_entries add way text`.execute(db)
    await sql`alter table alerts add refund_id uuid`.execute(db)
  },
}
