import type { RefundGiver } from '@foyer/domain/payment/refund.ts'
import type { Payment } from '../../money/payment/payment.store.ts'
import type { ProviderClient } from '../../money/payment/provider-client.ts'

/**
 * Decides who returns the money. If the terminal's hub is gone, staff do it by hand and record it.
 */
export function chooseRefundGiver(
  provider: ProviderClient,
  payment: Pick<Payment, 'way' | 'reference' | 'terminalId'>,
  hubIsPaired: boolean,
): RefundGiver {
  if (provider.handles(payment)) return 'provider'
  const isAtTerminal = payment.way === 'terminal' && payment.terminalId !== undefined && payment.reference !== undefined
  return isAtTerminal && hubIsPaired ? 'terminal' : 'hand'
}
