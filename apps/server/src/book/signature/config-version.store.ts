import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** The hotel's configuration as it was published under this version. */
export function findConfig(tx: HotelTransaction, version: number) {
  return tx.selectFrom('hotel_configs').select('document').where('version', '=', version).executeTakeFirst()
}
