import type { Money } from '@foyer/domain/basics/money.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'

/** What to charge. A provider accepts each number once. */
export interface GatewayOrder {
  readonly number: string
  readonly amount: Money
  /** What the guest reads on the provider's page. */
  readonly description: string
  readonly language: string
}

/** Where the provider's page returns to, and where it sends its notice. */
interface ReturnUrls {
  readonly ok: string
  readonly ko: string
  readonly notice: string
}

/** Form that a page posts to reach the provider's page. */
export interface GatewayForm {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/** Whether the money is charged or only blocked. */
export type CardAction = 'charge' | 'block'

interface FormOptions {
  readonly deed: CardAction
  /** Whether the page may offer the wallets that the shop has, besides cards. */
  readonly takesWallets: boolean
}

export interface Notice {
  readonly deed: CardAction
  readonly number: string
  readonly amount: Money
  readonly truth: ProviderPayment
}

export interface RefundOrder {
  readonly number: string
  readonly amount: Money
}

/** Where a browser sends a card itself, to get a token that pays one order once. */
export interface CardTokens {
  readonly url: string
  readonly merchant: string
  readonly terminal: string
}

/** A provider of card payments. After any error but a Problem the outcome is unknown. */
export interface PaymentGateway {
  /** Builds the form that leads to its card page. Makes no request. */
  form(order: GatewayOrder, returns: ReturnUrls, options: FormOptions): GatewayForm
  /** Parses its notice; returns undefined if the signature is invalid. */
  readNotice(fields: Readonly<Record<string, unknown>>): Notice | undefined
  /** Absent if cards can only be typed on the provider's own page. */
  readonly cardTokens?: CardTokens | undefined
  /** Charges a card by the token that a browser got for this order. */
  chargeOnce(order: GatewayOrder, token: string, signal: AbortSignal): Promise<ProviderPayment>
  /** Charges a saved card. */
  charge(order: GatewayOrder, token: string, signal: AbortSignal): Promise<ProviderPayment>
  /** Blocks the amount on a saved card without charging it; `captured` means that it is blocked. */
  block(order: GatewayOrder, token: string, signal: AbortSignal): Promise<ProviderPayment>
  /** Releases a block; returns false if the provider refuses and the block remains. */
  release(order: Pick<GatewayOrder, 'number' | 'amount'>, signal: AbortSignal): Promise<boolean>
  /**
   * Captures a part or all of a block and releases the rest. Returns the provider's number, or
   * throws a Problem if it refuses and the block remains.
   */
  capture(order: Pick<GatewayOrder, 'number' | 'amount'>, signal: AbortSignal): Promise<string>
  /** Returns the outcome from the provider's own ledger. */
  status(
    order: Pick<GatewayOrder, 'number' | 'amount'>,
    signal: AbortSignal,
    deed?: CardAction,
  ): Promise<ProviderPayment>
  /**
   * Refunds in full or in part, once per refund. Returns the provider's number, or throws a Problem
   * if nothing was refunded.
   */
  refund(order: RefundOrder, refundId: string, signal: AbortSignal): Promise<string>
}

/** Returns undefined if this hotel takes no cards. */
export type ChooseGateway = (config: Pick<HotelConfig, 'gateway' | 'secrets'>) => PaymentGateway | undefined
