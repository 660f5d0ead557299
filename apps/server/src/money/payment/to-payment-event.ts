import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { toDecimal } from '@foyer/domain/basics/money.ts'
import { isMoneyMethod } from '@foyer/domain/payment/payment-method.ts'
import type { Payment } from './payment.store.ts'

type PaymentEvent = Omit<Extract<DeliveryEvent, { kind: 'payment' }>, 'key' | 'at' | 'kind' | 'reference'>

/** What the hotel's own system receives: the net amount of the payment so far. */
export function toPaymentEvent({ id, amount, refunded, way, provider, reference, asDeposit }: Payment): PaymentEvent {
  if (!isMoneyMethod(way)) throw new Error(`a payment by ${way} brings no money to report`)
  const { currency } = amount
  return {
    line: id,
    amount: toDecimal({ minor: amount.minor - refunded.minor, currency }),
    currency,
    way,
    ...(provider && { provider }),
    ...(reference && { number: reference }),
    ...(asDeposit && { deposit: true as const }),
  }
}
