import type { Insertable } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

export async function insertEntries(
  tx: HotelTransaction,
  entries: readonly Insertable<Tables['ledger_entries']>[],
): Promise<void> {
  await tx.insertInto('ledger_entries').values(entries).execute()
}
