import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export async function countAttempt(tx: HotelTransaction, reservationId: string): Promise<void> {
  await tx
    .updateTable('reservations')
    .set({ pay_attempts: sql`pay_attempts + 1` })
    .where('id', '=', reservationId)
    .execute()
}
