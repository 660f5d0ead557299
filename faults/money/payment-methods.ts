import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { pay, payByBus, payWithSavedCard, readPayment } from '@foyer/contract/payment.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'
import type { Break } from './breaks.ts'
import { type Paying, retryPatiently, sendRequests } from './guest.ts'

const CARD = { cardNumber: '4548812049400004', cardDate: '30/12', cardCvv: '123', cardHolder: 'A GUEST', do: 'pay' }

const buildPaymentFields = (reference: string, total: Money) => ({
  hotelId: 1,
  reference,
  total,
  currency: total.currency,
  byEmail: false,
})

/** With a card stored at the gateway. */
export async function payByCard(paying: Paying, total: Money, broken: Break, cardId: string): Promise<void> {
  const { page, reference } = paying
  const card = { token: cardId, providerName: 'redsys' }
  const body = z.encode(payWithSavedCard.body, { ...buildPaymentFields(reference, total), card }) as object
  const ask = (key: string) => page.send(payWithSavedCard, { key }, body)
  const { problem } = await sendRequests(paying, broken, ask)
  // Nothing was charged and the guest sees that, so they try again.
  if (problem === 'paymentRefused') await retryPatiently(paying, () => ask(randomUUID()))
}

/** On the gateway's own page. */
export async function payAtGateway(paying: Paying, total: Money, broken: Break): Promise<void> {
  const { lane, page, reference } = paying
  const body = z.encode(pay.body, buildPaymentFields(reference, total)) as object
  const { json } = await sendRequests(paying, broken, (key) => page.send(pay, { key }, body))
  const id = (json as { payment_response?: { payment_id?: string } })?.payment_response?.payment_id
  if (!id) return
  const go = await (await fetch(`${(await lane.server()).ready.url}/pay/1/${id}`)).text()
  const form = new URLSearchParams(
    [...go.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
  const shown = await (await fetch(`${lane.gateway.url}/sis/realizarPago`, { method: 'POST', body: form })).text()
  const order = /action="\/card\/(\w+)"/.exec(shown)?.[1] ?? ''
  if (broken.deathAtNotice) await (await lane.server()).tell({ type: 'die', death: broken.deathAtNotice })
  await fetch(`${lane.gateway.url}/card/${order}`, {
    method: 'POST',
    body: new URLSearchParams(CARD),
    redirect: 'manual',
  })
  if (broken.faults?.includes('lateNotice')) await lane.gateway.play('tellLate')
  await pollUntilKnown(paying, id)
}

/** At a terminal that the provider drives; if nothing was charged, the guest tries again. */
export async function payByTerminal(paying: Paying, amount: Money, broken: Break): Promise<void> {
  const { lane, page, reference } = paying
  const said = { appId: 'kiosk-bus', hotelId: 1, reference, amount, currency: amount.currency, terminalId: 'bus-1' }
  const body = z.encode(payByBus.body, { ...said, byEmail: false }) as object
  if (broken.deathAtNotice) await lane.bus.play('hold')
  for (const one of [broken, { way: broken.way, name: broken.name }] satisfies Break[]) {
    const { json } = await sendRequests(paying, one, (key) => page.send(payByBus, { key }, body))
    const { payment_completed: isPaid, payment_id: id } = (json ?? {}) as {
      payment_completed?: boolean
      payment_id?: string
    }
    if (isPaid) return
    if (broken.deathAtNotice) {
      await (await lane.server()).tell({ type: 'die', death: broken.deathAtNotice })
      await lane.bus.play('present')
    }
    if (id && (await pollUntilKnown(paying, id)) === 'captured') return
  }
}

/** How long a guest waits: a job settles open payments seconds later, or more on a slow machine. */
const GUEST_TIMEOUT_MS = 120_000
const POLL_INTERVAL_MS = 200
/** Polls after which settling is left to the jobs. */
const MAX_POLLS_BEFORE_JOBS = 10

async function pollUntilKnown(paying: Paying, id: string): Promise<string | undefined> {
  const body = { reference: paying.reference, id }
  const until = performance.now() + GUEST_TIMEOUT_MS
  for (let looks = 1; performance.now() < until; looks += 1) {
    const { json } = await retryPatiently(paying, () => paying.page.send(readPayment, {}, body))
    const { state = '' } = (json ?? {}) as { state?: string }
    if (['captured', 'refused'].includes(state)) return state
    await (await paying.lane.server()).tell({ type: 'later' })
    if (looks === MAX_POLLS_BEFORE_JOBS) await restartWithJobs(paying.lane)
    await delay(POLL_INTERVAL_MS)
  }
  return undefined
}

/**
 * The first server of a lane runs no jobs, so that it dies at the armed point; the next ones do.
 */
async function restartWithJobs(lane: Paying['lane']): Promise<void> {
  const server = await lane.server()
  await server.stop()
  await server.ended
  await lane.restart()
}
