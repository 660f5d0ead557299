import type { CompiledQuery, Transaction } from 'kysely'
import type { HotelDriver } from './hotel-driver.ts'
import type { Tables } from './tables.ts'

/** Sees and touches the rows of one hotel only. */
export type HotelTransaction = Transaction<Tables>

const drivers = new WeakMap<HotelTransaction, HotelDriver>()

/** For whoever opens it. */
export function drivenBy(tx: HotelTransaction, driver: HotelDriver): HotelTransaction {
  drivers.set(tx, driver)
  return tx
}

/** The last that a transaction writes is sent with its end, and nobody waits for it alone. Where it fails, nothing is kept. */
export function lastly(tx: HotelTransaction, query: CompiledQuery): void {
  const driver = drivers.get(tx)
  if (!driver) throw new Error('This transaction is no hotel’s.')
  driver.lastly(query)
}
