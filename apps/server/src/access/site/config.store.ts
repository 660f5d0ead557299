import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Serialises publications, so that none overwrites one that its author hasn't seen. */
export async function lockConfig(tx: HotelTransaction, hotelId: number): Promise<void> {
  await sql`select from hotels where id = ${hotelId} for no key update`.execute(tx)
}

export function findNewestConfig(tx: HotelTransaction) {
  return tx
    .selectFrom('hotel_configs')
    .select(['version', 'document'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function readConfigVersion(tx: HotelTransaction, version: number) {
  return tx
    .selectFrom('hotel_configs')
    .select(['version', 'document'])
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

interface NewConfig {
  readonly version: number
  readonly document: HotelConfigInput
  readonly by: string | undefined
  readonly restores: number | undefined
  readonly undoes: number | undefined
}

export async function insertConfig(
  tx: HotelTransaction,
  hotelId: number,
  { version, document, by, restores, undoes }: NewConfig,
): Promise<void> {
  await tx
    .insertInto('hotel_configs')
    .values({
      hotel_id: hotelId,
      version,
      document: JSON.stringify(document),
      published_by: by ?? null,
      restores: restores ?? null,
      undoes: undoes ?? null,
    })
    .execute()
}
