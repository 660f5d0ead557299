import type { payByBus } from '@foyer/contract/payment.ts'
import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { toProblem } from '../../access/intent/intent.ts'
import type { OutsideCall } from '../../access/serve/outside-call.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { BusOrder, BusPayment, ChooseBusPayment } from '../../outside/bus-payment/bus-payment.ts'
import { claimPayment, getProvider } from './claim-payment.ts'
import { readPaidReply } from './paid-reply.ts'
import { parseBillRequest } from './parse-bill-request.ts'
import { lockPayment } from './payment.store.ts'
import type { SettlePayment } from './settle-payment.ts'
import type { SimulatedPayment } from './simulated-payment.ts'

interface BusPaymentInput {
  readonly body: z.output<typeof payByBus.body>
}

interface Detail {
  readonly paymentId: string
  readonly order: BusOrder
}

type Reply = z.output<typeof payByBus.reply>

interface PayByBusDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly busFor: ChooseBusPayment
  readonly settle: SettlePayment
  readonly simulated: SimulatedPayment
}

const TIMEOUT_MS = 10_000
/** A guest is waiting at the terminal. */
const RECONCILE_AFTER_MS = 60_000

/**
 * Starts a payment at a terminal that the provider controls; after that it is reconciled like any
 * other. A number that the provider doesn't know is closed, so that a late request charges no one.
 */
export function createBusPaymentCall(
  parts: PayByBusDependencies,
): OutsideCall<BusPaymentInput, Detail, ProviderPayment, Reply> {
  const { reservations, sites, busFor, settle, simulated } = parts

  async function busOf(hotelId: number): Promise<BusPayment> {
    const hotel = await sites.hotel(hotelId)
    if (!hotel) throw new Error('the hotel of this payment is gone')
    return busFor(hotel)
  }

  return {
    name: 'startBusPayment',
    timeoutMs: TIMEOUT_MS,

    async claim({ body: { reference, amount: shown, terminalId, simulate, ...bill } }, visit) {
      const { hotel, site, appKey, deviceId } = visit
      if (getProvider(visit).through !== 'bus')
        throw new Problem('paymentNotPossible', 'no such provider takes cards here')
      if (!deviceId || !site.device.enrolledOnly) throw new Problem('mayNot', 'no terminal is connected to this page')
      const kept = { state: 'sent', dueInMs: RECONCILE_AFTER_MS, terminalId } as const
      const wish = { reference, shown, way: 'bus', bill: parseBillRequest(bill) } as const
      const played = await simulated(visit, wish, simulate)
      if (played) return { answer: played }
      const claimed = await claimPayment(reservations, visit, wish, kept)
      if ('paid' in claimed) return { answer: await readPaidBefore(visit, claimed.reservation.id) }
      const { payment, reservation, isNew } = claimed
      if (!isNew && payment.deviceId !== deviceId)
        throw new Problem('paymentOpen', 'another payment is still in progress')
      if (!isNew) return { answer: toStartedReply(payment.id) }
      const { id: subject } = reservation
      const { number, amount } = payment
      const description = `${hotel.name} ${reservation.reference}`
      const order = { number, amount, terminal: terminalId, appKey, description }
      return { intent: { subject, reservationId: subject, amount, detail: { paymentId: payment.id, order } } }
    },

    async ask({ detail: { order }, hotelId }, _asked, _caller, signal) {
      return { state: 'done', result: await (await busOf(hotelId)).start(order, signal) }
    },

    async reconcile({ detail: { order }, hotelId }, signal) {
      const bus = await busOf(hotelId)
      const said = await bus.status(order, signal)
      return { state: 'done', result: said.state === 'unheard' ? await bus.cancel(order, signal) : said }
    },

    async settle({ hotel, tx }, { detail: { paymentId } }, outcome) {
      const payment = await lockPayment(tx, { id: paymentId })
      if (!payment) return { problem: 'notFound' }
      await settle({ tx, hotel }, payment, toTruth(outcome))
      if (outcome.state === 'refused') return toProblem(outcome)
      // Unknown: the page polls for it by its id.
      if (outcome.state === 'unknown') return { answer: toStartedReply(paymentId) }
      const { result } = outcome
      if (result.state === 'refused') return { answer: { completed: false, error: result.error } }
      return { answer: { ...toStartedReply(paymentId), completed: result.state === 'captured' } }
    },
  }
}

/** A bill has the id of its payment. */
const toStartedReply = (paymentId: string) => ({ completed: false, paymentId, billId: paymentId })

async function readPaidBefore({ tx }: Visit, reservationId: string) {
  const { completed, billId } = await readPaidReply(tx, reservationId)
  return { completed, ...(billId && { billId }) }
}

function toTruth(outcome: Parameters<OutsideCall<BusPaymentInput, Detail, ProviderPayment, Reply>['settle']>[2]) {
  if (outcome.state === 'done') return outcome.result
  return outcome.state === 'unknown' ? 'unknown' : ({ state: 'refused', reason: 'notSent' } as const)
}
