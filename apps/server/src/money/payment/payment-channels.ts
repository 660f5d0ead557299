import type { Money } from '@foyer/domain/basics/money.ts'
import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'
import type { PaymentMethod } from '@foyer/domain/payment/payment-method.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseBusPayment } from '../../outside/bus-payment/bus-payment.ts'
import type { ChooseGateway } from '../../outside/payment-gateway/payment-gateway.ts'

interface Order {
  readonly number: string
  readonly amount: Money
}

/** The common interface of providers that take payments over the network. */
export interface PaymentChannel {
  status(order: Order, signal: AbortSignal): Promise<ProviderPayment>
  refund(order: Order, refundId: string, signal: AbortSignal): Promise<string>
  /** If absent, started payments can't be cancelled there. */
  cancel?(order: Order, signal: AbortSignal): Promise<ProviderPayment>
}

interface PaymentChannelsDependencies {
  readonly sites: Sites
  readonly gatewayFor: ChooseGateway
  readonly busFor: ChooseBusPayment
}

type FindChannel = (parts: PaymentChannelsDependencies, hotel: Hotel) => Promise<PaymentChannel | undefined>

const findGatewayChannel: FindChannel = async ({ sites, gatewayFor }, hotel) =>
  gatewayFor((await sites.configOf(hotel)).config)

/** Other ways are reported by a hub or recorded at the desk. */
const finders: Partial<Record<PaymentMethod, FindChannel>> = {
  gateway: findGatewayChannel,
  token: findGatewayChannel,
  bus: async ({ busFor }, hotel) => busFor(hotel),
}

export interface PaymentChannels {
  /** Whether a provider handles this way. */
  has(way: PaymentMethod): boolean
  /** Returns undefined if the provider is no longer configured. */
  of(hotel: Hotel, way: PaymentMethod): Promise<PaymentChannel | undefined>
}

export function createPaymentChannels(parts: PaymentChannelsDependencies): PaymentChannels {
  return {
    has: (way) => finders[way] !== undefined,
    of: async (hotel, way) => finders[way]?.(parts, hotel),
  }
}
