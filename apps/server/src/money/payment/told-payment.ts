import type { ToldEvent } from '@foyer/contract/hotel-system.ts'
import { toDecimal } from '@foyer/domain/basics/money.ts'
import type { Payment } from './payment.store.ts'

type Told = Omit<Extract<ToldEvent, { kind: 'payment' }>, 'key' | 'at' | 'kind' | 'reference'>

/** As the hotel's own system hears it: all that is paid with it by now. */
export function toldPayment({ id, amount, refunded, way, provider, reference, asDeposit }: Payment): Told {
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
