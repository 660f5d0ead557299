import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Intent, Outcome } from '../../access/intent/intent.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseGateway, GatewayOrder, PaymentGateway } from '../../outside/payment-gateway/payment-gateway.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { readCardToken } from './saved-card.store.ts'

export interface GatewayRequestDependencies {
  readonly sites: Sites
  readonly gatewayFor: ChooseGateway
}

export interface SavedCardDependencies extends GatewayRequestDependencies {
  readonly secret: KeySecret
  readonly db: Database
}

interface Ordered {
  readonly cardId: string
  readonly order: GatewayOrder
}

type CapturedPayment = Extract<ProviderPayment, { state: 'captured' }>

/** A request that the gateway doesn't know by then was never sent, and never will be. */
export const ARRIVAL_TIMEOUT_MS = 60_000

/**
 * Uses a card saved at the gateway by its token. An open request is queried by its order number and
 * never sent again.
 */
export function createSavedCardRequest(parts: SavedCardDependencies, deed: 'charge' | 'block') {
  const { secret, db } = parts
  const gatewayOf = createGatewayOf(parts)
  return {
    async ask(
      { detail: { order, cardId }, reservationId, hotelId }: Intent<Ordered>,
      _asked: unknown,
      _caller: unknown,
      signal: AbortSignal,
    ): Promise<Outcome<CapturedPayment>> {
      const token = await db.inHotel(hotelId, (tx) => readCardToken(tx, secret, { hotelId, reservationId, id: cardId }))
      if (!token) throw new Problem('paymentNotPossible', 'the card is gone')
      return toOutcome(await (await gatewayOf(hotelId))[deed](order, token, signal))
    },

    reconcile: createOrderReconcile(parts, deed),
  }
}

export function createGatewayOf({ sites, gatewayFor }: GatewayRequestDependencies) {
  return async (hotelId: number): Promise<PaymentGateway> => {
    const hotel = await sites.hotel(hotelId)
    const gateway = hotel && gatewayFor((await sites.configOf(hotel)).config)
    if (!gateway) throw new Error('this hotel has no gateway any more')
    return gateway
  }
}

/** Queries an order whose answer was lost. */
export function createOrderReconcile(parts: GatewayRequestDependencies, deed: 'charge' | 'block') {
  const gatewayOf = createGatewayOf(parts)
  return async (
    { detail: { order }, hotelId, createdAt }: Intent<Pick<Ordered, 'order'>>,
    signal: AbortSignal,
  ): Promise<Outcome<CapturedPayment>> => {
    const truth = await (await gatewayOf(hotelId)).status(order, signal, deed)
    const isTooLate = Date.now() - createdAt.getTime() > ARRIVAL_TIMEOUT_MS
    if (truth.state === 'unheard' && isTooLate) return { state: 'refused', problem: 'paymentRefused' }
    return toOutcome(truth)
  }
}

export function toOutcome(truth: ProviderPayment): Outcome<CapturedPayment> {
  if (truth.state === 'captured') return { state: 'done', result: truth }
  if (truth.state === 'refused') return { state: 'refused', problem: 'paymentRefused' }
  return { state: 'unknown' }
}
