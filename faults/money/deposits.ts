import { setTimeout as delay } from 'node:timers/promises'
import { blockOwnDeposit } from '@foyer/contract/deposit.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { blockDeposit, releaseDeposit, settleDeposit, takeOfDeposit } from '@foyer/contract/staff/deposit.ts'
import { readStayMoney } from '@foyer/contract/staff/money.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import * as z from 'zod/mini'
import { Desk } from '../desk.ts'
import { Page } from '../page.ts'
import type { Break, DepositAction } from './breaks.ts'
import { callForReply, type Paying, retryPatiently, sendRequests } from './guest.ts'
import type { Lane, Operation } from './lane.ts'

const CAR_RENTAL_HOTEL = 3
const RENTAL = { reference: 'RAC3003' }
const RETRY_DELAY_MS = 100
const SETTLE_TIMEOUT_MS = 120_000
const MAX_REQUESTS = 3

/** What the desk sees of a deposit after the operation, and what the gateway records. */
const goals = {
  ownDeposit: { state: 'held', theirs: 'blocked' },
  deposit: { state: 'held', theirs: 'blocked' },
  depositPart: { state: 'taken', theirs: 'captured' },
  depositBack: { state: 'released', theirs: 'released' },
} as const satisfies Record<DepositAction, { state: string; theirs: Operation['state'] }>

/** What staff enter after looking at the gateway's own list. */
const reportedStates = {
  blocked: 'held',
  released: 'released',
  captured: 'taken',
  open: 'refused',
  refused: 'refused',
} as const

/** A rental's desk and its renter, who handle one deposit after another. */
export interface DepositHotel {
  /**
   * In minor units: how much was blocked, taken or released, by the gateway's ledger and by ours.
   */
  deal(minor: number, broken: Break & { readonly way: DepositAction }): Promise<{ theirs: number; ours: number }>
}

export async function startDepositHotel(lane: Lane): Promise<DepositHotel> {
  const desk = new Desk((await lane.server()).ready.url, CAR_RENTAL_HOTEL)
  const page = new Page(desk.url, 'pay', `10.3.${lane.number}.1`, CAR_RENTAL_HOTEL)
  const renter: Paying = { lane, page, ...RENTAL }
  await desk.signIn()
  await page.load()
  await callForReply(renter, searchReservations, { voucher: RENTAL.reference, surname: 'Ferrari' })

  async function mend(): Promise<void> {
    await lane.restart()
    desk.url = (await lane.server()).ready.url
  }

  const seen = async () => (await desk.call(openStay, RENTAL))?.rental?.blocks.at(-1)?.state
  const operations = () => lane.gateway.ledger()

  const taken = async () => {
    const { payments = [] } = (await desk.call(readStayMoney, RENTAL)) ?? {}
    return payments.filter(({ state }) => state === 'captured').reduce((sum, { amount }) => sum + amount.minor, 0)
  }

  async function blockOwn(broken: Break): Promise<void> {
    const { deposit, savedCards = [] } = await callForReply(renter, fetchSummary, RENTAL)
    const card = savedCards[0]?.token ?? ''
    if (!deposit) return
    const said = { ...RENTAL, card, amount: deposit, currency: deposit.currency }
    const body = z.encode(blockOwnDeposit.body, said) as object
    const ask = (key: string) => page.send(blockOwnDeposit, { key }, body)
    const { problem } = await sendRequests(renter, broken, ask)
    // Nothing was blocked and the renter sees that, so they try again.
    if (problem === 'paymentRefused') await retryPatiently(renter, () => ask(crypto.randomUUID()))
  }

  const asks = {
    ownDeposit: (_minor, broken) => blockOwn(broken),
    deposit: () => desk.call(blockDeposit, RENTAL),
    depositPart: (minor) => desk.call(takeOfDeposit, RENTAL, { minor, reason: 'A fault' }),
    depositBack: () => desk.call(releaseDeposit, RENTAL),
  } satisfies Record<DepositAction, (minor: number, broken: Break) => Promise<unknown>>

  /** Repeats until it is done; staff settle an unknown outcome from the gateway's list. */
  async function until(deed: DepositAction, minor: number, broken: Break): Promise<void> {
    const known = (await operations()).length
    const isNew = deed === 'deposit' || deed === 'ownDeposit'
    const over = performance.now() + SETTLE_TIMEOUT_MS
    for (let wished = 0; performance.now() < over; await delay(RETRY_DELAY_MS)) {
      await mend()
      const state = await seen()
      if (state === goals[deed].state) return
      const isAsked = state === 'asked' || state === 'releasing' || state === 'taking'
      if (state === 'unknown' && deed !== 'ownDeposit') {
        const last = (await operations()).slice(isNew ? known : 0).at(-1)
        await desk.call(settleDeposit, RENTAL, { state: last ? reportedStates[last.state] : 'refused' })
      } else if (isAsked || state === 'unknown') await (await lane.server()).tell({ type: 'later' })
      else if (wished === MAX_REQUESTS) return
      else {
        wished += 1
        await asks[deed](minor, wished === 1 ? broken : { way: deed, name: broken.name })
      }
    }
  }

  return {
    async deal(minor, broken) {
      const { way: deed } = broken
      const isBlock = deed === 'deposit' || deed === 'ownDeposit'
      await mend()
      if ((await seen()) === 'held') await until('depositBack', minor, broken)
      if (!isBlock) await until('deposit', minor, { way: 'deposit', name: 'before' })
      const before = { operations: (await operations()).length - (isBlock ? 0 : 1), taken: await taken() }
      for (const fault of broken.faults ?? []) await lane.gateway.fault(fault)
      const mortal = await lane.server()
      await mortal.tell({ type: 'forgetRefusals', ...RENTAL })
      if (broken.death) await mortal.tell({ type: 'die', death: broken.death })
      await until(deed, minor, broken)
      await mend()
      if (broken.death && mortal === (await lane.server())) throw new Error(`Nobody died: ${deed}, ${broken.name}.`)
      const ended = (await operations()).slice(before.operations)
      const done = ended.filter(({ state }) => state === goals[deed].theirs)
      if (deed === 'depositPart')
        return {
          theirs: done.reduce((sum, { taken: part = 0, captures }) => sum + part * captures, 0),
          ours: (await taken()) - before.taken,
        }
      return { theirs: done.length * minor, ours: (await seen()) === goals[deed].state ? minor : 0 }
    },
  }
}
