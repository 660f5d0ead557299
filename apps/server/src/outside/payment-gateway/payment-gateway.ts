import type { Money } from '@foyer/domain/basics/money.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import type { PaymentTruth } from '@foyer/domain/payment/payment.ts'

/** What is to be taken. A provider knows it by its number, once and never again. */
export interface GatewayOrder {
  readonly number: string
  readonly amount: Money
  /** What the guest reads at the provider's. */
  readonly description: string
  readonly language: string
}

/** Where the provider's page leads back to, and where it tells us by itself what became of it. */
interface Returns {
  readonly ok: string
  readonly ko: string
  readonly notice: string
}

/** What a page posts to go to the provider's. */
export interface GatewayForm {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/** What is done with a card: money is taken, or only blocked. */
export type CardDeed = 'charge' | 'block'

export interface Notice {
  readonly deed: CardDeed
  readonly number: string
  readonly amount: Money
  readonly truth: PaymentTruth
}

export interface RefundOrder {
  readonly number: string
  readonly amount: Money
}

/** Whoever takes cards over the network. Whatever it throws, but a Problem, is unknown. */
export interface PaymentGateway {
  /** What leads to its page of cards. Nobody is asked for it. */
  form(order: GatewayOrder, returns: Returns, deed?: CardDeed): GatewayForm
  /** What it says by itself; undefined: it has not signed this. */
  readNotice(fields: Readonly<Record<string, unknown>>): Notice | undefined
  /** Takes it from a card that it keeps. */
  charge(order: GatewayOrder, token: string, signal: AbortSignal): Promise<PaymentTruth>
  /** Blocks it on a card that it keeps, and takes nothing: `captured` says that it is blocked. */
  block(order: GatewayOrder, token: string, signal: AbortSignal): Promise<PaymentTruth>
  /** Lets go of what is blocked; false: it says no, and has it still. */
  release(order: Pick<GatewayOrder, 'number' | 'amount'>, signal: AbortSignal): Promise<boolean>
  /** Takes a part of what is blocked, or all, and lets go of the rest. Its own number for it, or a Problem where it says no and has it still. */
  take(order: Pick<GatewayOrder, 'number' | 'amount'>, signal: AbortSignal): Promise<string>
  /** What became of it, from its own ledger. */
  status(order: Pick<GatewayOrder, 'number' | 'amount'>, signal: AbortSignal, deed?: CardDeed): Promise<PaymentTruth>
  /** Gives back all of it or a part; once for each refund. Its own number for it, or a Problem where nothing was given back. */
  refund(order: RefundOrder, refundId: string, signal: AbortSignal): Promise<string>
}

/** Undefined: nobody takes cards for this hotel. */
export type ChooseGateway = (config: Pick<HotelConfig, 'gateway' | 'secrets'>) => PaymentGateway | undefined
