import { ORDER_LIFETIME_SECONDS, type PaymentOrder, paymentOrder } from '@foyer/contract/messages/payment-order.ts'
import type { pay } from '@foyer/contract/payment.ts'
import { getKnownCardType } from '@foyer/domain/payment/card-type.ts'
import { isTerminalOffered } from '@foyer/domain/payment/terminal-choice.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { listLiveHubs } from '../../access/hub/hub.store.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { claimPayment } from './claim-payment.ts'
import { readPaidReply } from './paid-reply.ts'
import { parseBillRequest } from './parse-bill-request.ts'
import { type Payment, readStartDeadline } from './payment.store.ts'
import { sealOrder } from './seal-order.ts'

type PayInput = z.output<typeof pay.body>
type Reply = z.output<typeof pay.reply>

interface PayAtTerminalDependencies {
  readonly reservations: ReservationService
  readonly secret: Pick<KeySecret, 'sign'>
}

/** The order is valid for a minute; the card, its PIN and the bank take a few more. */
export const TERMINAL_SILENCE_TIMEOUT_MS = 300_000

/**
 * A payment at this kiosk's terminal: the order is signed for the kiosk's own hub, and the page
 * only forwards it. A repeated request gets the same order while it is valid; after that there is
 * none, and the payment is checked.
 */
export function createPayAtTerminal({ reservations, secret }: PayAtTerminalDependencies) {
  return async (visit: Visit, asked: PayInput): Promise<Reply> => {
    const { deviceId, site, appKey, tx } = visit
    const { hub, terminalId } = asked
    const { payment: policy } = site.policies
    if (!deviceId || !site.device.enrolledOnly) throw new Problem('mayNot', 'no terminal is connected to this page')
    if (!terminalId || !isTerminalOffered(terminalId, policy))
      throw new Problem('paymentNotPossible', 'no such terminal is configured here')
    if (!(await listLiveHubs(tx, { appKey, deviceId })).some((live) => live.hub === hub))
      throw new Problem('deviceAway', 'this hub does not belong to this kiosk')
    const cardType = asked.cardType ?? getKnownCardType(policy)
    if (!cardType) throw new Problem('badInput', 'choose the card type')
    const wish = {
      reference: asked.reference,
      shown: asked.total,
      way: 'terminal',
      bill: parseBillRequest(asked),
    } as const
    const kept = { state: 'sent', dueInMs: TERMINAL_SILENCE_TIMEOUT_MS, hub, terminalId } as const
    const claimed = await claimPayment(reservations, visit, wish, kept)
    if ('paid' in claimed) return readPaidReply(tx, claimed.reservation.id)
    const { payment, reservation } = claimed
    const isOurs = payment.hub === hub && payment.terminalId === terminalId && payment.deviceId === deviceId
    if (!isOurs) throw new Problem('paymentOpen', 'another payment is still in progress')
    const expiresAt = await readStartDeadline(tx, payment.id, ORDER_LIFETIME_SECONDS)
    const order = { reference: reservation.reference, cardType, unattended: site.device.isPok }
    return {
      completed: false,
      paymentId: payment.id,
      billId: payment.id,
      ...(expiresAt && { order: sealOrder(secret, paymentOrder, toPaymentOrder(payment, { ...order, expiresAt })) }),
    }
  }
}

type OrderDetails = Pick<PaymentOrder, 'reference' | 'cardType' | 'unattended' | 'expiresAt'>

function toPaymentOrder({ id, hotelId, hub = '', terminalId = '', amount }: Payment, said: OrderDetails): PaymentOrder {
  return { kind: 'payment', id, hotelId, hub, terminal: terminalId, ...amount, ...said }
}
