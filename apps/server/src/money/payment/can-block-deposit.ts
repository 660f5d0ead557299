import type { SavedCard } from '@foyer/contract/payment.ts'
import type { Site } from '@foyer/domain/config/site.ts'
import { getPayProvider } from '@foyer/domain/payment/payment-method.ts'

/** Whether a renter can block a deposit here: on a saved card, or on the provider's page. */
export function canBlockDeposit(
  { allowed, provider }: Pick<Site['policies']['payment'], 'allowed' | 'provider'>,
  savedCards: readonly SavedCard[],
): boolean {
  return allowed && (savedCards.length > 0 || getPayProvider(provider)?.through === 'redirect')
}
