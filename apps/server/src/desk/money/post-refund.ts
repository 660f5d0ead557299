import type { PaymentMethod } from '@foyer/domain/payment/payment-method.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { postEntries } from '../../money/payment/ledger.ts'
import type { Payment } from '../../money/payment/payment.store.ts'
import { toPaymentEvent } from '../../money/payment/to-payment-event.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { addRefunded } from './money.store.ts'

export interface HotelContext {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
}

interface RefundInput {
  readonly payment: Payment
  readonly refund: { readonly minor: number }
  readonly by?: PaymentMethod
  readonly memberId?: string
}

export type PostRefund = (
  at: HotelContext,
  stay: { readonly id: string; readonly reference: string },
  given: RefundInput,
) => Promise<void>

/** Posts a refund, reduces the payment and notifies the hotel's system, in one transaction. */
export function createPostRefund(tellHotel: HotelPublisher): PostRefund {
  return async ({ tx, hotel }, stay, { payment, refund, by, memberId }) => {
    const amount = { minor: refund.minor, currency: payment.amount.currency }
    await addRefunded(tx, payment.id, refund.minor)
    await postEntries(tx, { kind: 'refund', payment, amount, by, memberId })
    const refunded = { ...amount, minor: payment.refunded.minor + refund.minor }
    if (refunded.minor === payment.amount.minor) await settleAlert(tx, 'paidAfterCancel', payment.id)
    await tellHotel.paid({ tx, hotel }, stay, toPaymentEvent({ ...payment, refunded }))
  }
}
