import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

const MAX_EXPORTS = 50

type NewExport = Omit<Insertable<Tables['police_exports']>, 'id' | 'made_at'>

export async function insertExport(tx: HotelTransaction, made: NewExport): Promise<void> {
  await tx
    .insertInto('police_exports')
    .values({ ...made, id: randomUUID() })
    .execute()
}

/** Returns the latest exports, newest first. */
export function readExports(tx: HotelTransaction) {
  return tx.selectFrom('police_exports').selectAll().orderBy('made_at', 'desc').limit(MAX_EXPORTS).execute()
}
