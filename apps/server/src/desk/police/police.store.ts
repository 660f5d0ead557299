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

/** Data retained only for the report, of guests who asked for erasure. */
export async function readBlocked(
  tx: HotelTransaction,
  guestIds: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  if (guestIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('blocked_guests')
    .select(['guest_id', 'given'])
    .where('guest_id', 'in', [...guestIds])
    .execute()
  return new Map(rows.map(({ guest_id, given }) => [guest_id, given]))
}
