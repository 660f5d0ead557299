import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export async function hasEnded(tx: HotelTransaction, visitId: string): Promise<boolean> {
  const found = await tx.selectFrom('visits').select('ended_at').where('id', '=', visitId).executeTakeFirst()
  return found !== undefined && found.ended_at !== null
}

export async function markEnded(tx: HotelTransaction, visitId: string): Promise<void> {
  await tx
    .updateTable('visits')
    .set({ ended_at: sql`now()` })
    .where('id', '=', visitId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function hasCheckinLease(tx: HotelTransaction, visitId: string): Promise<boolean> {
  const held = await tx.selectFrom('checkin_leases').select('fence').where('visit_id', '=', visitId).executeTakeFirst()
  return held !== undefined
}
