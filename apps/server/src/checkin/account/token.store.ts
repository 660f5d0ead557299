import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import type { AccountRow } from './account.store.ts'

/** Covers a day of travel; by the next day someone else may have the phone. */
const MAX_HOURS = 12

/** For this long we assume that the token is still with the person who typed the password. */
const FRESH_MINUTES = 15

/** 256 random bits can't be guessed, so a fast hash is enough. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashSecret(secret: string): string {
  return sha256(secret)
}

const alive = sql<boolean>`account_tokens.created_at > clock_timestamp() - make_interval(hours => ${MAX_HOURS})`

/** Stores only the hash. On a shared device the token ends with its visit. */
export async function issueToken(visit: Visit, account: Pick<AccountRow, 'id' | 'company_id'>): Promise<string> {
  const token = createSecret()
  await visit.tx
    .insertInto('account_tokens')
    .values({
      company_id: account.company_id,
      token_hash: hashSecret(token),
      account_id: account.id,
      // Uses the page's id because the visit's id changes when it finds a reservation.
      visit_id: visit.deviceId ? visit.page : null,
    })
    .execute()
  return token
}

const fresh = sql<boolean>`account_tokens.created_at > clock_timestamp() - make_interval(mins => ${FRESH_MINUTES})`

/**
 * Returns the token's account and whether the token is fresh, by the database's clock. Row security
 * hides accounts of other companies.
 */
export async function findAccountOfToken(
  visit: Visit,
  token: string,
): Promise<(AccountRow & { readonly isFresh: boolean }) | undefined> {
  return visit.tx
    .selectFrom('accounts')
    .innerJoin('account_tokens', (join) =>
      join
        .onRef('account_tokens.company_id', '=', 'accounts.company_id')
        .onRef('account_tokens.account_id', '=', 'accounts.id'),
    )
    .selectAll('accounts')
    .select(fresh.as('isFresh'))
    .where('token_hash', '=', hashSecret(token))
    .where((where) => where.or([where('visit_id', 'is', null), where('visit_id', '=', visit.page)]))
    .where(alive)
    .executeTakeFirst()
}

export async function endToken(tx: HotelTransaction, token: string): Promise<void> {
  await tx.deleteFrom('account_tokens').where('token_hash', '=', hashSecret(token)).execute()
}

export async function endAllTokens(tx: HotelTransaction, accountId: string): Promise<void> {
  await tx.deleteFrom('account_tokens').where('account_id', '=', accountId).execute()
}

/** Ends all tokens of the account except the caller's. */
export async function endOtherTokens(tx: HotelTransaction, accountId: string, token: string): Promise<void> {
  await tx
    .deleteFrom('account_tokens')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', hashSecret(token))
    .execute()
}

export async function purgeOldTokens(tx: HotelTransaction): Promise<void> {
  await tx.deleteFrom('account_tokens').where(sql<boolean>`not (${alive})`).execute()
  for (const mails of ['account_confirmations', 'account_resets'] as const)
    await tx.deleteFrom(mails).where('expires_at', '<', sql<Date>`clock_timestamp()`).execute()
}
