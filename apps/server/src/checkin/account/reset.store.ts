import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { AccountRow } from './account.store.ts'
import { createSecret, hashSecret } from './token.store.ts'

const LIFETIME_MINUTES = 60

/**
 * Creates a reset token and stores only its hash. An earlier token of the account becomes invalid.
 */
export async function createReset(
  tx: HotelTransaction,
  { id, company_id, email }: Pick<AccountRow, 'id' | 'company_id' | 'email'>,
): Promise<string> {
  const token = createSecret()
  await tx.deleteFrom('account_resets').where('account_id', '=', id).execute()
  await tx
    .insertInto('account_resets')
    .values({
      company_id,
      token_hash: hashSecret(token),
      account_id: id,
      email,
      expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${LIFETIME_MINUTES})`,
    })
    .execute()
  return token
}

/**
 * Returns the token's account; undefined if the token is used, expired or unknown, or if the
 * account's address has changed.
 */
export async function findAccountOfReset(tx: HotelTransaction, token: string): Promise<AccountRow | undefined> {
  return selectAccountOfReset(tx, token).executeTakeFirst()
}

function selectAccountOfReset(tx: HotelTransaction, token: string) {
  return tx
    .selectFrom('accounts')
    .innerJoin('account_resets as letter', (join) =>
      join
        .onRef('letter.company_id', '=', 'accounts.company_id')
        .onRef('letter.account_id', '=', 'accounts.id')
        .onRef('letter.email', '=', 'accounts.email'),
    )
    .selectAll('accounts')
    .where('letter.token_hash', '=', hashSecret(token))
    .where('letter.expires_at', '>', sql<Date>`clock_timestamp()`)
}

/** Same as above, but consumes the token: only the first caller gets the account. */
export async function consumeReset(tx: HotelTransaction, token: string): Promise<AccountRow | undefined> {
  // The account first, as when its password changes, or the two would wait for each other.
  const account = await selectAccountOfReset(tx, token).forNoKeyUpdate('accounts').executeTakeFirst()
  const taken = await tx
    .deleteFrom('account_resets')
    .where('token_hash', '=', hashSecret(token))
    .returning('account_id')
    .executeTakeFirst()
  return taken && account
}
