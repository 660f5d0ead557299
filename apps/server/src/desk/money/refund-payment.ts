import type { refundPayment } from '@foyer/contract/staff/money.ts'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { StaffOutsideCall } from '../../access/serve/outside-call.ts'
import { readKeyAsId } from '../../access/serve/read-key-as-id.ts'
import type { Payment } from '../../money/payment/payment.store.ts'
import type { ProviderClient } from '../../money/payment/provider-client.ts'
import { claimRefund } from './claim-refund.ts'
import type { PostRefund } from './post-refund.ts'
import type { RefundOutcome, SettleRefund } from './settle-refund.ts'

interface Dependencies {
  readonly provider: ProviderClient
  readonly postRefund: PostRefund
  readonly settle: SettleRefund
}

interface RefundPaymentInput {
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
type RefundResult = Exclude<RefundOutcome, { state: 'refused' }>
type Reply = z.output<typeof refundPayment.reply>

/** How long a provider may take to refund. */
const TIMEOUT_MS = 20_000

/**
 * Refunds a payment in full or in part. An unknown refund is never requested again, since a second
 * request could pay twice: the intent ends, and the refund stays unknown until staff have checked
 * the provider's own list.
 */
export function createProviderRefund({
  provider,
  postRefund,
  settle,
}: Dependencies): StaffOutsideCall<RefundPaymentInput, Detail, RefundResult, Reply> {
  return {
    name: 'refundPayment',
    timeoutMs: TIMEOUT_MS,
    changes: ['alerts', 'audit'],

    async claim({ params, body, request }, staff) {
      const which = { typed: params.reference, paymentId: params.id, id: readKeyAsId(request) }
      const { refund, payment, stay } = await claimRefund(staff, which, body, { postRefund, provider })
      const { id: refundId, state } = refund
      if (!payment) return { answer: { id: refundId, state } }
      const { way, number, amount } = payment
      return {
        intent: {
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
      return { state: 'done', result: { state: 'done', reference } }
    },

    async reconcile() {
      return { state: 'done', result: { state: 'unknown' } }
    },

    async settle(at, { detail: { refundId, reference } }, outcome) {
      const state = await settle(at, { refundId, reference }, outcome.state === 'done' ? outcome.result : outcome)
      return state === 'refused' ? { problem: 'refundRefused' } : { answer: { id: refundId, state } }
    },
  }
}
