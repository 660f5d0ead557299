import { randomUUID } from 'node:crypto'
import { acceptTerms } from '@foyer/contract/legal.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import type { Call } from '@foyer/contract/wire/call.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'
import { type Answer, Page } from '../page.ts'
import type { Break } from './breaks.ts'
import type { Lane } from './lane.ts'

/** Reservations of the demo: each lane pays its own repeatedly, on a phone and at a kiosk. */
const reservations = {
  pay: [
    ['FOY1001', 'García López'],
    ['FOY1006', 'Dupont'],
  ],
  'kiosk-bus': [
    ['FOY1003', 'Rossi'],
    ['FOY1007', 'Lindqvist'],
  ],
} as const

type AppKey = keyof typeof reservations

const selectApp = ({ way }: Break): AppKey => (way === 'bus' ? 'kiosk-bus' : 'pay')

const ANY_DEVICE = 'FOYE-RHOT-ELDE-VICE'

type Schema = z.core.$ZodType

/** Attempts of a patient guest. */
const MAX_ATTEMPTS = 40

const pages = new WeakMap<Lane, Map<AppKey, Page>>()

async function getPage(lane: Lane, appKey: AppKey): Promise<Page> {
  const { url } = (await lane.server()).ready
  const ofLane = pages.get(lane) ?? new Map<AppKey, Page>()
  pages.set(lane, ofLane)
  const known = ofLane.get(appKey)
  if (known) {
    known.url = url
    return known
  }
  const page = new Page(url, appKey, `10.2.${lane.number}.1`)
  if (appKey === 'kiosk-bus') await page.signIn(ANY_DEVICE)
  await page.load()
  ofLane.set(appKey, page)
  return page
}

export interface Paying {
  readonly lane: Lane
  readonly page: Page
  readonly reference: string
}

/** Finds the reservation and pays its balance, so that each attempt is about one amount. */
export async function startPaying(lane: Lane, broken: Break): Promise<Paying> {
  const appKey = selectApp(broken)
  const [reference, surname] = reservations[appKey][lane.number % 2] ?? reservations[appKey][0]
  const page = await getPage(lane, appKey)
  const paying = { lane, page, reference }
  await callForReply(paying, searchReservations, { voucher: reference, surname })
  if (!(await callForReply(paying, fetchSummary, { reference })).termsAccepted)
    await callForReply(paying, acceptTerms, { reference })
  const server = await lane.server()
  await server.tell({ type: 'card', reference })
  return paying
}

export async function fetchOwed(paying: Paying): Promise<Money> {
  return (await callForReply(paying, fetchSummary, { reference: paying.reference })).pending
}

/** Reads from a server that may be busy. */
export async function callForReply<B extends Schema, R extends Schema>(
  paying: Paying,
  call: Call<Schema, Schema, B, R>,
  body: z.output<B>,
): Promise<z.output<R>> {
  const { status, problem, json } = await retryPatiently(paying, () =>
    paying.page.send(call, {}, z.encode(call.body, body) as object),
  )
  if (status !== 200) throw new Error(`${call.name}: ${status} ${problem}`)
  return z.decode(call.reply, json as z.input<R>)
}

/** Not final: in progress, unknown, or the server is overloaded. */
const retriedProblems: readonly (string | undefined)[] = ['underWay', 'outcomeUnknown', 'unavailable']

/** If the server was killed, another takes its place and the guest continues. */
export async function retryPatiently(paying: Paying, ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const server = await paying.lane.server()
    paying.page.url = server.ready.url
    const answer = await ask()
    const isOver = answer.status !== 0 && !retriedProblems.includes(answer.problem)
    if (isOver || tries >= MAX_ATTEMPTS) return answer
    if (answer.status === 0) {
      await server.ended
      await paying.lane.restart()
    } else await server.tell({ type: 'later' })
  }
}

export async function sendRequests(
  paying: Paying,
  { atOnce }: Break,
  ask: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key: string = randomUUID()
  if (atOnce) {
    const keys = Array.from({ length: atOnce.times }, () => (atOnce.keys === 'same' ? key : randomUUID()))
    await Promise.all(keys.map((one) => ask(one)))
  }
  return retryPatiently(paying, () => ask(key))
}
