import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { AccountRow } from './account.store.ts'
import { hashOf, newSecret } from './token.store.ts'

const LASTS_MINUTES = 60

/** What a letter's link carries; only its hash is kept. An earlier letter of the same account opens nothing any more. */
export async function newReset(
  tx: HotelTransaction,
  { id, company_id, email }: Pick<AccountRow, 'id' | 'company_id' | 'email'>,
): Promise<string> {
  const token = newSecret()
  await tx.deleteFrom('account_resets').where('account_id', '=', id).execute()
  await tx
    .insertInto('account_resets')
    .values({
      company_id,
      token_hash: hashOf(token),
      account_id: id,
      email,
      expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${LASTS_MINUTES})`,
    })
    .execute()
  return token
}

/** Whose letter this is; undefined when it was used, is too old, was never ours, or the account has another address now. */
export async function accountOfReset(tx: HotelTransaction, token: string): Promise<AccountRow | undefined> {
  return tx
    .selectFrom('accounts')
    .innerJoin('account_resets as letter', (join) =>
      join
        .onRef('letter.company_id', '=', 'accounts.company_id')
        .onRef('letter.account_id', '=', 'accounts.id')
        .onRef('letter.email', '=', 'accounts.email'),
    )
    .selectAll('accounts')
    .where('letter.token_hash', '=', hashOf(token))
    .where('letter.expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
}

/** The same, for the first who uses it. */
export async function takeReset(tx: HotelTransaction, token: string): Promise<AccountRow | undefined> {
  const account = await accountOfReset(tx, token)
  const taken = await tx
    .deleteFrom('account_resets')
    .where('token_hash', '=', hashOf(token))
    .returning('account_id')
    .executeTakeFirst()
  return taken && account
}
