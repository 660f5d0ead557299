import type { PaymentTruth } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Intent, Outcome } from '../../access/intent/intent.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseGateway, GatewayOrder, PaymentGateway } from '../../outside/payment-gateway/payment-gateway.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { tokenOf } from './saved-card.store.ts'

export interface SavedCardParts {
  readonly sites: Sites
  readonly gatewayFor: ChooseGateway
  readonly secret: KeySecret
  readonly db: Database
}

interface Ordered {
  readonly cardId: string
  readonly order: GatewayOrder
}

type Taken = Extract<PaymentTruth, { state: 'captured' }>

/** A request that the gateway doesn't know by then was never sent, and never will be. */
export const ARRIVES_WITHIN_MS = 60_000

/**
 * Uses a card saved at the gateway by its token. An open request is queried by its order number and
 * never sent again.
 */
export function askForSavedCard({ sites, gatewayFor, secret, db }: SavedCardParts, deed: 'charge' | 'block') {
  async function gatewayOf(hotelId: number): Promise<PaymentGateway> {
    const hotel = await sites.hotel(hotelId)
    const gateway = hotel && gatewayFor((await sites.configOf(hotel)).config)
    if (!gateway) throw new Error('this hotel has no gateway any more')
    return gateway
  }

  return {
    async ask(
      { detail: { order, cardId }, reservationId, hotelId }: Intent<Ordered>,
      _asked: unknown,
      _caller: unknown,
      signal: AbortSignal,
    ): Promise<Outcome<Taken>> {
      const token = await db.inHotel(hotelId, (tx) => tokenOf(tx, secret, { hotelId, reservationId, id: cardId }))
      if (!token) throw new Problem('paymentNotPossible', 'the card is gone')
      return outcomeOf(await (await gatewayOf(hotelId))[deed](order, token, signal))
    },

    async reconcile(
      { detail: { order }, hotelId, createdAt }: Intent<Ordered>,
      signal: AbortSignal,
    ): Promise<Outcome<Taken>> {
      const truth = await (await gatewayOf(hotelId)).status(order, signal, deed)
      const isTooLate = Date.now() - createdAt.getTime() > ARRIVES_WITHIN_MS
      if (truth.state === 'unheard' && isTooLate) return { state: 'refused', problem: 'paymentRefused' }
      return outcomeOf(truth)
    },
  }
}

function outcomeOf(truth: PaymentTruth): Outcome<Taken> {
  if (truth.state === 'captured') return { state: 'done', said: truth }
  if (truth.state === 'refused') return { state: 'refused', problem: 'paymentRefused' }
  return { state: 'unknown' }
}
