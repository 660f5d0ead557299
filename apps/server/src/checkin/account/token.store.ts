import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import type { AccountRow } from './account.store.ts'

/** A day of travelling; after a night's sleep somebody else may hold the phone. */
const MOST_HOURS = 12

/** Whoever typed the password so lately is its owner; later somebody else may have the token. */
const FRESH_MINUTES = 15

/** 256 bits: nobody guesses it, so that its hash may be a fast one. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(secret: string): string {
  return sha256(secret)
}

const alive = sql<boolean>`account_tokens.created_at > clock_timestamp() - make_interval(hours => ${MOST_HOURS})`

/** Only the hash is kept. On a shared device the token ends with its visit. */
export async function openToken(visit: Visit, account: Pick<AccountRow, 'id' | 'company_id'>): Promise<string> {
  const token = newSecret()
  await visit.tx
    .insertInto('account_tokens')
    .values({
      company_id: account.company_id,
      token_hash: hashOf(token),
      account_id: account.id,
      // Of the page: what is found meanwhile gives the visit a new id.
      visit_id: visit.deviceId ? visit.page : null,
    })
    .execute()
  return token
}

const fresh = sql<boolean>`account_tokens.created_at > clock_timestamp() - make_interval(mins => ${FRESH_MINUTES})`

/** Whose token this is, by the database's own clock, and whether it is a fresh one. One of another company is not there. */
export async function accountOfToken(
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
    .where('token_hash', '=', hashOf(token))
    .where((where) => where.or([where('visit_id', 'is', null), where('visit_id', '=', visit.page)]))
    .where(alive)
    .executeTakeFirst()
}

export async function endToken(tx: HotelTransaction, token: string): Promise<void> {
  await tx.deleteFrom('account_tokens').where('token_hash', '=', hashOf(token)).execute()
}

export async function endAllTokens(tx: HotelTransaction, accountId: string): Promise<void> {
  await tx.deleteFrom('account_tokens').where('account_id', '=', accountId).execute()
}

/** All of this account but the one that asks. */
export async function endOtherTokens(tx: HotelTransaction, accountId: string, token: string): Promise<void> {
  await tx
    .deleteFrom('account_tokens')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', hashOf(token))
    .execute()
}

export async function forgetOldTokens(tx: HotelTransaction): Promise<void> {
  await tx.deleteFrom('account_tokens').where(sql<boolean>`not (${alive})`).execute()
  for (const mails of ['account_confirmations', 'account_resets'] as const)
    await tx.deleteFrom(mails).where('expires_at', '<', sql<Date>`clock_timestamp()`).execute()
}
