import type { RefundGiver } from '@foyer/domain/payment/refund.ts'
import type { AskProvider } from '../../money/payment/ask-provider.ts'
import type { Payment } from '../../money/payment/payment.store.ts'

/**
 * Decides who returns the money. If the terminal's hub is gone, staff do it by hand and record it.
 */
export function giverOf(
  provider: AskProvider,
  payment: Pick<Payment, 'way' | 'reference' | 'terminalId'>,
  hubIsPaired: boolean,
): RefundGiver {
  if (provider.hasIt(payment)) return 'provider'
  const isAtTerminal = payment.way === 'terminal' && payment.terminalId !== undefined && payment.reference !== undefined
  return isAtTerminal && hubIsPaired ? 'terminal' : 'hand'
}
