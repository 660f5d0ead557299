import { settleAlert } from '../../book/alert/alert.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Closes the alert about a stay's money once the outcome of each payment and refund is known. */
export async function settleUnknownMoney(tx: HotelTransaction, reservationId: string): Promise<void> {
  const unknown = await tx
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select('payments.id')
    .where('payments.reservation_id', '=', reservationId)
    .where(({ eb, or }) => or([eb('payments.state', '=', 'unknown'), eb('refunds.state', '=', 'unknown')]))
    .limit(1)
    .executeTakeFirst()
  if (!unknown) await settleAlert(tx, 'paymentUnknown', reservationId)
}
