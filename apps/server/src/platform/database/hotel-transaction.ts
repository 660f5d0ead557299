import type { CompiledQuery, DatabaseConnection, Kysely, Transaction } from 'kysely'
import type { HotelDriver } from './hotel-driver.ts'
import type { Tables } from './tables.ts'

/** Sees and changes the rows of one hotel only. */
export type HotelTransaction = Transaction<Tables>

interface DriverEntry {
  readonly hotelId: number
  readonly driver: HotelDriver
  /** Throws after the transaction has ended. */
  readonly use: () => DatabaseConnection
}

const driverEntries = new WeakMap<Kysely<Tables>, DriverEntry>()

/** Registers the driver of a transaction; called by the code that opens it. */
export function registerDriver(tx: HotelTransaction, by: DriverEntry): HotelTransaction {
  driverEntries.set(tx, by)
  return tx
}

/** The connection of a hotel's transaction, which is all that a compiled query needs. */
export function getConnection(tx: Kysely<Tables>): DatabaseConnection | undefined {
  return driverEntries.get(tx)?.use()
}

export function getHotelId(tx: HotelTransaction): number {
  return getDriverEntry(tx).hotelId
}

function getDriverEntry(tx: HotelTransaction): DriverEntry {
  const entry = driverEntries.get(tx)
  if (!entry) throw new Error('This transaction is no hotel’s.')
  return entry
}

/**
 * Sends the last write of a transaction with its end, without waiting for it separately. If it
 * fails, nothing is committed.
 */
export function runLast(tx: HotelTransaction, query: CompiledQuery): void {
  getDriverEntry(tx).driver.lastly(query)
}
