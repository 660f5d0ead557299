import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

interface Sought {
  readonly country: string
  /** As it is compared: without blanks and hyphens. */
  readonly begin: string
  readonly most: number
}

/** After every other. */
const LAST_CHARACTER = '\u{10FFFF}'

export async function importedPostalCodes(
  db: Kysely<Tables>,
  { country, begin, most }: Sought,
): Promise<FoundPostalCode[]> {
  const rows = await db
    .selectFrom('postal_codes')
    .select(['postal_code', 'city'])
    .where('country', '=', country)
    .where('key', '>=', begin)
    .where('key', '<', `${begin}${LAST_CHARACTER}`)
    .orderBy('key')
    .orderBy('city')
    .limit(most)
    .execute()
  return rows.map(({ postal_code, city }) => ({ postalCode: postal_code, city }))
}
