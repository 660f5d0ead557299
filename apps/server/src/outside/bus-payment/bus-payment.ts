import type { Money } from '@foyer/domain/basics/money.ts'
import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'

export interface BusTerminal {
  readonly id: string
  readonly name: string
  readonly manufacturer?: string | undefined
  readonly model?: string | undefined
}

/** What to charge, and at which terminal. Each number is used once. */
export interface BusOrder {
  readonly number: string
  readonly amount: Money
  readonly terminal: string
  readonly appKey: string
  readonly description: string
}

/**
 * A provider that knows and controls its own terminals. After any error but a Problem the outcome
 * is unknown.
 */
export interface BusPayment {
  /** Lists the app's terminals. Throws a Problem if there is no answer. */
  terminals(appKey: string, signal: AbortSignal): Promise<readonly BusTerminal[]>
  /** Makes the terminal ask for a card, and then returns `pending`. */
  start(order: BusOrder, signal: AbortSignal): Promise<ProviderPayment>
  /** Returns the outcome from the provider's own ledger. */
  status(order: Pick<BusOrder, 'number'>, signal: AbortSignal): Promise<ProviderPayment>
  /** Cancels if no card was presented yet; an unknown number is closed permanently. */
  cancel(order: Pick<BusOrder, 'number'>, signal: AbortSignal): Promise<ProviderPayment>
  /**
   * Refunds in full or in part, once per id. Returns the provider's number, or throws a Problem if
   * nothing was refunded.
   */
  refund(order: Pick<BusOrder, 'number' | 'amount'>, refundId: string, signal: AbortSignal): Promise<string>
}

export type ChooseBusPayment = (hotel: { readonly isDemo: boolean }) => BusPayment
