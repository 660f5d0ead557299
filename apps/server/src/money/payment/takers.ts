import type { Money } from '@foyer/domain/basics/money.ts'
import type { PayWay } from '@foyer/domain/payment/pay-way.ts'
import type { PaymentTruth } from '@foyer/domain/payment/payment.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseBusPayment } from '../../outside/bus-payment/bus-payment.ts'
import type { ChooseGateway } from '../../outside/payment-gateway/payment-gateway.ts'

interface Order {
  readonly number: string
  readonly amount: Money
}

/** The common interface of providers that take payments over the network. */
export interface Taker {
  status(order: Order, signal: AbortSignal): Promise<PaymentTruth>
  refund(order: Order, refundId: string, signal: AbortSignal): Promise<string>
  /** If absent, started payments can't be cancelled there. */
  cancel?(order: Order, signal: AbortSignal): Promise<PaymentTruth>
}

interface TakersDependencies {
  readonly sites: Sites
  readonly gatewayFor: ChooseGateway
  readonly busFor: ChooseBusPayment
}

type Find = (parts: TakersDependencies, hotel: Hotel) => Promise<Taker | undefined>

const gateway: Find = async ({ sites, gatewayFor }, hotel) => gatewayFor((await sites.configOf(hotel)).config)

/** Other ways are reported by a hub or recorded at the desk. */
const finders: Partial<Record<PayWay, Find>> = {
  gateway,
  token: gateway,
  bus: async ({ busFor }, hotel) => busFor(hotel),
}

export interface Takers {
  /** Whether a provider handles this way. */
  has(way: PayWay): boolean
  /** Returns undefined if the provider is no longer configured. */
  of(hotel: Hotel, way: PayWay): Promise<Taker | undefined>
}

export function openTakers(parts: TakersDependencies): Takers {
  return {
    has: (way) => finders[way] !== undefined,
    of: async (hotel, way) => finders[way]?.(parts, hotel),
  }
}
