import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { PostalRow } from './geonames.ts'

interface PostalCodeQuery {
  readonly country: string
  /** In the form that is compared, without spaces and hyphens. */
  readonly begin: string
  readonly limit: number
}

/** Sorts after every other character. */
const LAST_CHARACTER = '\u{10FFFF}'

export async function findImportedPostalCodes(
  db: Kysely<Tables>,
  { country, begin, limit }: PostalCodeQuery,
): Promise<FoundPostalCode[]> {
  const rows = await db
    .selectFrom('postal_codes')
    .select(['postal_code', 'city'])
    .where('country', '=', country)
    .where('key', '>=', begin)
    .where('key', '<', `${begin}${LAST_CHARACTER}`)
    .orderBy('key')
    .orderBy('city')
    .limit(limit)
    .execute()
  return rows.map(({ postal_code, city }) => ({ postalCode: postal_code, city }))
}

export async function deletePostalCodes(tx: Transaction<Tables>, country: string): Promise<void> {
  await tx.deleteFrom('postal_codes').where('country', '=', country).execute()
}

/** The files repeat a place for each of its parts. Returns how many were inserted. */
export async function insertPostalCodes(tx: Transaction<Tables>, batch: PostalRow[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('postal_codes')
    .values(batch)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}
