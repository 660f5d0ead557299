import type { CompiledQuery, DatabaseConnection, Kysely, Transaction } from 'kysely'
import type { HotelDriver } from './hotel-driver.ts'
import type { Tables } from './tables.ts'

/** Sees and changes the rows of one hotel only. */
export type HotelTransaction = Transaction<Tables>

interface Driven {
  readonly driver: HotelDriver
  /** Throws after the transaction has ended. */
  readonly use: () => DatabaseConnection
}

const driven = new WeakMap<Kysely<Tables>, Driven>()

/** Registers the driver of a transaction; called by the code that opens it. */
export function drivenBy(tx: HotelTransaction, by: Driven): HotelTransaction {
  driven.set(tx, by)
  return tx
}

/** The connection of a hotel's transaction, which is all that a compiled query needs. */
export function connectionOf(tx: Kysely<Tables>): DatabaseConnection | undefined {
  return driven.get(tx)?.use()
}

/**
 * Sends the last write of a transaction with its end, without waiting for it separately. If it
 * fails, nothing is committed.
 */
export function lastly(tx: HotelTransaction, query: CompiledQuery): void {
  const by = driven.get(tx)
  if (!by) throw new Error('This transaction is no hotel’s.')
  by.driver.lastly(query)
}
