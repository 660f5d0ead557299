import type { PayWay } from '@foyer/domain/payment/pay-way.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import { post } from '../../money/payment/ledger.ts'
import type { Payment } from '../../money/payment/payment.store.ts'
import { toldPayment } from '../../money/payment/told-payment.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { addRefunded } from './money.store.ts'

export interface AtHotel {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
}

interface Given {
  readonly payment: Payment
  readonly refund: { readonly minor: number }
  readonly by?: PayWay
  readonly memberId?: string
}

export type GiveRefund = (
  at: AtHotel,
  stay: { readonly id: string; readonly reference: string },
  given: Given,
) => Promise<void>

/** Posts a refund, reduces the payment and notifies the hotel's system, in one transaction. */
export function giveRefund(tellHotel: TellHotel): GiveRefund {
  return async ({ tx, hotel }, stay, { payment, refund, by, memberId }) => {
    const amount = { minor: refund.minor, currency: payment.amount.currency }
    await addRefunded(tx, payment.id, refund.minor)
    await post(tx, { kind: 'refund', payment, amount, by, memberId })
    const refunded = { ...amount, minor: payment.refunded.minor + refund.minor }
    await tellHotel.paid({ tx, hotel }, stay, toldPayment({ ...payment, refunded }))
  }
}
