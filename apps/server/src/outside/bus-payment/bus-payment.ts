import type { Money } from '@foyer/domain/basics/money.ts'
import type { PaymentTruth } from '@foyer/domain/payment/payment.ts'

export interface BusTerminal {
  readonly id: string
  readonly name: string
  readonly manufacturer?: string | undefined
  readonly model?: string | undefined
}

/** What is to be taken, and at which terminal. The provider knows it by its number, once and never again. */
export interface BusOrder {
  readonly number: string
  readonly amount: Money
  readonly terminal: string
  readonly appKey: string
  readonly description: string
}

/** A provider that knows its own terminals and charges them itself. Whatever it throws, but a Problem, is unknown. */
export interface BusPayment {
  /** Those of this app. A Problem says why there is no answer. */
  terminals(appKey: string, signal: AbortSignal): Promise<readonly BusTerminal[]>
  /** Lets the terminal ask for a card; `pending`: it does. */
  start(order: BusOrder, signal: AbortSignal): Promise<PaymentTruth>
  /** What became of it, from its own ledger. */
  status(order: Pick<BusOrder, 'number'>, signal: AbortSignal): Promise<PaymentTruth>
  /** Gives up while no card was presented; a number that it has never heard of is closed for good. */
  cancel(order: Pick<BusOrder, 'number'>, signal: AbortSignal): Promise<PaymentTruth>
  /** Gives back all of it or a part, once for each id. Its own number for it, or a Problem where nothing was given back. */
  refund(order: Pick<BusOrder, 'number' | 'amount'>, refundId: string, signal: AbortSignal): Promise<string>
}

export type ChooseBusPayment = (hotel: { readonly isDemo: boolean }) => BusPayment
