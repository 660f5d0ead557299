import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Which visit gave what is known of each guest; null when nobody but the house did. */
export async function giversOf(
  tx: HotelTransaction,
  reservationIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (reservationIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('guests')
    .select(['id', 'given_by'])
    .where('reservation_id', 'in', [...reservationIds])
    .execute()
  return new Map(rows.map(({ id, given_by }) => [id, given_by]))
}

export async function keepAside(tx: HotelTransaction, guestIds: readonly string[]): Promise<void> {
  if (guestIds.length === 0) return
  await tx
    .updateTable('guests')
    .set({ superseded_at: sql`clock_timestamp()`, superseded_given: sql`coalesce(superseded_given, '{}') || given` })
    .where('id', 'in', [...guestIds])
    .where('given', '<>', sql<Record<string, unknown>>`'{}'`)
    .execute()
}

export async function noteGiver({ tx, id }: Visit, guestIds: readonly string[]): Promise<void> {
  if (guestIds.length === 0) return
  await tx
    .updateTable('guests')
    .set({ given_by: id })
    .where('id', 'in', [...guestIds])
    .execute()
}
