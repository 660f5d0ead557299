import type { RefundGiver } from '@foyer/domain/payment/refund.ts'
import type { AskProvider } from '../../money/payment/ask-provider.ts'
import type { Payment } from '../../money/payment/payment.store.ts'

/** Who gives it back. A terminal whose hub is gone does not: somebody does it by hand, and it is written down. */
export function giverOf(
  provider: AskProvider,
  payment: Pick<Payment, 'way' | 'reference' | 'terminalId'>,
  hubIsPaired: boolean,
): RefundGiver {
  if (provider.hasIt(payment)) return 'provider'
  const isAtTerminal = payment.way === 'terminal' && payment.terminalId !== undefined && payment.reference !== undefined
  return isAtTerminal && hubIsPaired ? 'terminal' : 'hand'
}
