import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

const MOST = 100

/** Returns the latest erasures, newest first. */
export function readErasures(tx: HotelTransaction) {
  return tx.selectFrom('erasures').selectAll().orderBy('at', 'desc').limit(MOST).execute()
}
