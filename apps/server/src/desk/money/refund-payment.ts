import type { refundPayment } from '@foyer/contract/staff/money.ts'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { StaffOutsideCall } from '../../access/serve/outside-call.ts'
import type { AskProvider } from '../../money/payment/ask-provider.ts'
import type { Payment } from '../../money/payment/payment.store.ts'
import { claimRefund } from './claim-refund.ts'
import type { GiveRefund } from './give-refund.ts'
import { keyAsId } from './key-as-id.ts'
import type { RefundOutcome, SettleRefund } from './settle-refund.ts'

interface Dependencies {
  readonly provider: AskProvider
  readonly give: GiveRefund
  readonly settle: SettleRefund
}

interface Asked {
  readonly params: z.output<typeof refundPayment.params>
  readonly body: z.output<typeof refundPayment.body>
  readonly request: FastifyRequest
}

interface Detail {
  readonly refundId: string
  /** Of the stay. */
  readonly reference: string
  readonly minor: number
  readonly payment: Pick<Payment, 'way' | 'number' | 'amount'>
}

/** The intent itself records a refusal. */
type Said = Exclude<RefundOutcome, { state: 'refused' }>
type Reply = z.output<typeof refundPayment.reply>

/** How long a provider may take to refund. */
const WITHIN_MS = 20_000

/**
 * Refunds a payment in full or in part. An unknown refund is never requested again, since a second
 * request could pay twice: the intent ends, and the refund stays unknown until staff have checked
 * the provider's own list.
 */
export function refundAtProvider({
  provider,
  give,
  settle,
}: Dependencies): StaffOutsideCall<Asked, Detail, Said, Reply> {
  return {
    name: 'refundPayment',
    withinMs: WITHIN_MS,
    changes: ['alerts', 'audit'],

    async claim({ params, body, request }, staff) {
      const which = { typed: params.reference, paymentId: params.id, id: keyAsId(request) }
      const { refund, payment, stay } = await claimRefund(staff, which, body, { give, provider })
      const { id: refundId, state } = refund
      if (!payment) return { answer: { id: refundId, state } }
      const { way, number, amount } = payment
      return {
        wants: {
          subject: refundId,
          reservationId: stay.id,
          amount: { minor: body.minor, currency: amount.currency },
          detail: { refundId, reference: stay.reference, minor: body.minor, payment: { way, number, amount } },
        },
      }
    },

    async ask({ detail: { refundId, minor, payment } }, _asked, { hotel }) {
      const amount = { minor, currency: payment.amount.currency }
      const reference = await provider.refund(hotel, payment, { id: refundId, amount })
      return { state: 'done', said: { state: 'done', reference } }
    },

    async reconcile() {
      return { state: 'done', said: { state: 'unknown' } }
    },

    async settle(at, { detail: { refundId, reference } }, outcome) {
      const state = await settle(at, { refundId, reference }, outcome.state === 'done' ? outcome.said : outcome)
      return state === 'refused' ? { problem: 'refundRefused' } : { answer: { id: refundId, state } }
    },
  }
}
