import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

const MAX_ERASURES = 100

/** Returns the latest erasures, newest first. */
export function readErasures(tx: HotelTransaction) {
  return tx.selectFrom('erasures').selectAll().orderBy('at', 'desc').limit(MAX_ERASURES).execute()
}
