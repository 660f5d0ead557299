import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/open-database.ts'
import { generateOrderNumber } from '../../payment/payment.store.ts'
import { insertDeposit, updateDeposit } from '../deposit.store.ts'

/** Holds a deposit that is enough for every car, without a gateway. */
export async function insertHeldDeposit(db: Database, hotelId: number, reservationId: string): Promise<void> {
  const deposit = { id: randomUUID(), number: generateOrderNumber(), card: 'VISA ·· 0004', by: 'A renter' }
  await db.inHotel(hotelId, async (tx) => {
    await insertDeposit(tx, { ...deposit, amount: { minor: 2_000_00, currency: 'EUR' }, hotelId, reservationId })
    await updateDeposit(tx, deposit.id, { state: 'held', reference: 'held' })
  })
}
