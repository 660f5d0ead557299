import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Returns the amount that was open when the party checked out; undefined if it has not. */
export async function findPendingAtCheckOut(tx: HotelTransaction, reservationId: string): Promise<number | undefined> {
  const kept = await tx
    .selectFrom('check_outs')
    .select('pending')
    .where('reservation_id', '=', reservationId)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return kept?.pending
}
