import type { CompiledQuery, DatabaseConnection, Kysely, Transaction } from 'kysely'
import type { HotelDriver } from './hotel-driver.ts'
import type { Tables } from './tables.ts'

/** Sees and touches the rows of one hotel only. */
export type HotelTransaction = Transaction<Tables>

interface Driven {
  readonly driver: HotelDriver
  /** Refuses what is asked after the end. */
  readonly use: () => DatabaseConnection
}

const driven = new WeakMap<Kysely<Tables>, Driven>()

/** For whoever opens it. */
export function drivenBy(tx: HotelTransaction, by: Driven): HotelTransaction {
  driven.set(tx, by)
  return tx
}

/** The connection of a hotel's transaction: what is put together already needs nothing else of it. */
export function connectionOf(tx: Kysely<Tables>): DatabaseConnection | undefined {
  return driven.get(tx)?.use()
}

/** The last that a transaction writes is sent with its end, and nobody waits for it alone. Where it fails, nothing is kept. */
export function lastly(tx: HotelTransaction, query: CompiledQuery): void {
  const by = driven.get(tx)
  if (!by) throw new Error('This transaction is no hotel’s.')
  by.driver.lastly(query)
}
