import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { AccountRow } from './account.store.ts'
import { hashSecret } from './token.store.ts'

const LIFETIME_DAYS = 7

/** Replaces the account's confirmation token, so the link of an earlier mail stops working. */
export async function replaceConfirmation(
  tx: HotelTransaction,
  account: Pick<AccountRow, 'id' | 'company_id' | 'email'>,
  token: string,
): Promise<void> {
  await tx.deleteFrom('account_confirmations').where('account_id', '=', account.id).execute()
  await tx
    .insertInto('account_confirmations')
    .values({
      company_id: account.company_id,
      token_hash: hashSecret(token),
      account_id: account.id,
      email: account.email,
      expires_at: sql<Date>`clock_timestamp() + make_interval(days => ${LIFETIME_DAYS})`,
    })
    .execute()
}

/** Returns true the first time, provided the account still has that address. */
export async function consumeConfirmation(
  tx: HotelTransaction,
  account: Pick<AccountRow, 'id' | 'email'>,
  token: string,
): Promise<boolean> {
  const consumed = await tx
    .deleteFrom('account_confirmations')
    .where('token_hash', '=', hashSecret(token))
    .where('account_id', '=', account.id)
    .where('email', '=', account.email)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('account_id')
    .executeTakeFirst()
  return consumed !== undefined
}
