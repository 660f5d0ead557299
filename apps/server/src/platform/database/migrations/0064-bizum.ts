import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Payments from a bank account by Bizum, beside the wallets that have cards. */
export const bizum: Migration = {
  async up(db) {
    await sql
      .raw(
        `alter table payments drop constraint payments_pay_wallet_check,
         add constraint payments_pay_wallet_check check (pay_wallet in ('applePay', 'googlePay', 'bizum'))`,
      )
      .execute(db)
  },
}
