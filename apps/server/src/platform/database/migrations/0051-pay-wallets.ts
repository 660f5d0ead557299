import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The wallet of a phone that a card payment came from. */
export const payWallets: Migration = {
  async up(db) {
    await sql
      .raw("alter table payments add pay_wallet text check (pay_wallet in ('applePay', 'googlePay'))")
      .execute(db)
  },
}
