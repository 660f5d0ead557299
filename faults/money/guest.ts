import { randomUUID } from 'node:crypto'
import { pay, payWithSavedCard, readPayment } from '@foyer/contract/payment.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import type { Money } from '@foyer/domain/payment/money.ts'
import * as z from 'zod/mini'
import { type Answer, Page } from '../page.ts'
import type { Break } from './breaks.ts'
import type { Lane } from './lane.ts'

/** Reservations of the demo: each lane pays one of its own, again and again. */
const reservations = [
  ['FOY1001', 'García López'],
  ['FOY1006', 'Dupont'],
] as const

export const MINOR = 12_34
/** As long as a patient guest waits. */
const MOST_TRIES = 40
const CARD = { cardNumber: '4548812049400004', cardDate: '30/12', cardCvv: '123', cardHolder: 'A GUEST', do: 'pay' }

const pages = new WeakMap<Lane, Page>()

async function pageOf(lane: Lane): Promise<Page> {
  const { url } = (await lane.server()).ready
  const known = pages.get(lane)
  if (known) {
    known.url = url
    return known
  }
  const page = new Page(url, 'pay', `10.2.${lane.number}.1`)
  await page.load()
  pages.set(lane, page)
  return page
}

export interface Paying {
  readonly lane: Lane
  readonly page: Page
  readonly reference: string
}

/** Finds the reservation, and pays what is open of it, so that one wish is about one amount. */
export async function comeToPay(lane: Lane): Promise<Paying> {
  const [reference, surname] = reservations[lane.number % reservations.length] ?? reservations[0]
  const page = await pageOf(lane)
  await page.call(searchReservations, { voucher: reference, surname })
  const server = await lane.server()
  await server.tell({ type: 'card', reference })
  return { lane, page, reference }
}

export async function owedBy({ page, reference }: Paying): Promise<Money> {
  return (await page.call(fetchSummary, { reference })).pending
}

/** Where the server was killed another takes its place, and the guest goes on. */
async function patiently(paying: Paying, ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const server = await paying.lane.server()
    paying.page.url = server.ready.url
    const answer = await ask()
    const isOver = answer.status !== 0 && answer.problem !== 'underWay' && answer.problem !== 'outcomeUnknown'
    if (isOver || tries >= MOST_TRIES) return answer
    if (answer.status === 0) {
      await server.ended
      await paying.lane.comeBack()
    } else await server.tell({ type: 'later' })
  }
}

async function wishes(paying: Paying, { atOnce }: Break, ask: (key: string) => Promise<Answer>): Promise<Answer> {
  const key: string = randomUUID()
  if (atOnce) {
    const keys = Array.from({ length: atOnce.times }, () => (atOnce.keys === 'same' ? key : randomUUID()))
    await Promise.all(keys.map((one) => ask(one)))
  }
  return patiently(paying, () => ask(key))
}

const saidOf = (reference: string, total: Money) => ({
  hotelId: 1,
  reference,
  total,
  currency: total.currency,
  byEmail: false,
})

/** With a card that the gateway keeps. */
export async function payByCard(paying: Paying, total: Money, broken: Break, cardId: string): Promise<void> {
  const { page, reference } = paying
  const card = { token: cardId, providerName: 'redsys' }
  const body = z.encode(payWithSavedCard.body, { ...saidOf(reference, total), card }) as object
  const ask = (key: string) => page.send(payWithSavedCard, { key }, body)
  const { problem } = await wishes(paying, broken, ask)
  // Nothing was charged, and the guest is told so: they try again.
  if (problem === 'paymentRefused') await patiently(paying, () => ask(randomUUID()))
}

/** On the gateway's own page. */
export async function payAtGateway(paying: Paying, total: Money, broken: Break): Promise<void> {
  const { lane, page, reference } = paying
  const body = z.encode(pay.body, saidOf(reference, total)) as object
  const { json } = await wishes(paying, broken, (key) => page.send(pay, { key }, body))
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
  if (broken.faults?.includes('lateNotice')) await lane.gateway.tellLate()
  await untilKnown(paying, id)
}

async function untilKnown(paying: Paying, id: string): Promise<void> {
  const body = { reference: paying.reference, id }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { json } = await patiently(paying, () => paying.page.send(readPayment, {}, body))
    if (['captured', 'refused'].includes((json as { state?: string })?.state ?? '')) return
  }
}
