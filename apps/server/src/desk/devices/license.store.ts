import { randomInt } from 'node:crypto'
import { LICENSE_ALPHABET } from '@foyer/domain/staff/license-alphabet.ts'
import { sql } from 'kysely'
import { hashLicenseCode } from '../../access/device/license-code.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

const GROUPS = 4
const GROUP_LENGTH = 4

/** Sixteen of 29 characters from the system's random source: 77 bits. */
export function generateLicenseCode(): string {
  const sign = () => LICENSE_ALPHABET[randomInt(LICENSE_ALPHABET.length)]
  return Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_LENGTH }, sign).join('')).join('-')
}

interface NewLicense {
  readonly hotelId: number
  readonly appKey: string
  readonly name: string
  readonly madeBy?: string
  /** If unset, it is valid until it is used. */
  readonly minutes?: number
}

/** Returns the code once; only its hash is stored. */
export async function insertLicense(tx: HotelTransaction, { hotelId, appKey, name, madeBy, minutes }: NewLicense) {
  const code = generateLicenseCode()
  const hash = hashLicenseCode(code)
  await tx.insertInto('license_directory').values({ code_hash: hash, of_hotel: hotelId }).execute()
  const { id, valid_until } = await tx
    .insertInto('licenses')
    .values({
      hotel_id: hotelId,
      code_hash: hash,
      app_key: appKey,
      reusable: false,
      name,
      made_by: madeBy ?? null,
      valid_until: minutes === undefined ? null : sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`,
    })
    .returning(['id', 'valid_until'])
    .executeTakeFirstOrThrow()
  return { id, code, validUntil: valid_until }
}

interface OpenLicenseRow {
  readonly id: string
  readonly app_key: string | null
  readonly name: string
  readonly made_by: string | null
  readonly made_at: Date
  readonly valid_until: Date | null
}

/** Unused licenses that were made here; the demo's reusable ones are not listed. */
export const readOpenLicenses = statement<OpenLicenseRow, []>(`
  select id, app_key, name, made_by, made_at, valid_until from licenses
  where used_at is null and not reusable and (valid_until is null or valid_until > clock_timestamp())
  order by made_at desc`)

/** Returns the license's name, or undefined if there is no such code or it has been used. */
export async function deleteLicense(tx: HotelTransaction, hotelId: number, id: string): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('licenses')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('reusable', '=', false)
    .returning(['name', 'code_hash'])
    .executeTakeFirst()
  if (!gone) return undefined
  await tx
    .deleteFrom('license_directory')
    .where('code_hash', '=', gone.code_hash)
    .where('of_hotel', '=', hotelId)
    .execute()
  return gone.name
}
