import type { Summary } from '@foyer/contract/summary.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { canBlockDeposit } from './can-block-deposit.ts'
import { listPayments } from './payment.store.ts'
import { listSavedCards } from './saved-card.store.ts'

interface CardsInput {
  readonly reference: string
  /** Set by the page that is about to redirect to it. */
  readonly provider?: string | undefined
}

type Cards = Pick<
  Summary,
  | 'savedCards'
  | 'deposit'
  | 'depositAtDesk'
  | 'gatewayForm'
  | 'earlierGatewayLogs'
  | 'merchantCode'
  | 'order'
  | 'terminal'
>

/** Returns what is still to be blocked on a card for a rental. */
export type DepositToBlock = (visit: Visit, reservationId: string) => Promise<Money | undefined>

export type SummaryCards = (visit: Visit, asked: CardsInput) => Promise<Cards>

/**
 * Card data of a summary: cards saved for this reservation, and the form of the current payment.
 * Empty if the hotel takes no cards; a rental also shows what its desk will block.
 */
export function createSummaryCards(
  reservations: ReservationService,
  sites: Sites,
  depositToBlock: DepositToBlock,
): SummaryCards {
  /** The provider's identifiers of a rental's shop and this payment. None of them is secret. */
  async function shopOf({ tx, hotel }: Visit, order: string): Promise<Cards> {
    const { gateway } = (await sites.config(tx, hotel)).config
    return gateway.kind === 'redsys' ? { merchantCode: gateway.merchant_code, order, terminal: gateway.terminal } : {}
  }

  return async (visit, { reference, provider }) => {
    const { payment: policy } = visit.site.policies
    if (!policy.allowed && !visit.site.product.upsells) return {}
    const reservationId = await reservations.idOf(visit, reference)
    const deposit = await depositToBlock(visit, reservationId)
    if (!policy.allowed) return deposit ? { depositAtDesk: deposit } : {}
    const savedCards = await listSavedCards(visit.tx, reservationId)
    const canBlock = canBlockDeposit(policy, savedCards)
    const ofCards = {
      ...(savedCards.length > 0 && { savedCards }),
      ...(deposit && (canBlock ? { deposit } : { depositAtDesk: deposit })),
    }
    if (provider !== policy.provider || !provider) return ofCards
    const payments = (await listPayments(visit.tx, reservationId)).filter(({ way }) => way === 'gateway')
    const open = payments.find(({ state }) => state === 'created' || state === 'sent')
    return {
      ...ofCards,
      earlierGatewayLogs: payments.filter((one) => one !== open).map(({ id }) => id),
      ...(open && {
        gatewayForm: { logId: open.id, identifier: open.number, answer: { url: `/pay/${visit.hotel.id}/${open.id}` } },
        ...(visit.site.product.isRac && (await shopOf(visit, open.number))),
      }),
    }
  }
}
