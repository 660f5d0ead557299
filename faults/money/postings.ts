import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { closeDay, readDayClose } from '@foyer/contract/staff/day-close.ts'
import { postCharge, readFolio } from '@foyer/contract/staff/folio.ts'
import { Desk } from '../desk.ts'
import type { Break, PostingAction } from './breaks.ts'
import type { Lane } from './lane.ts'

/** In house, and not used by the other faults of money. */
const STAY = { reference: 'FOY1012' }
/** How many days a lane can close. */
const OPEN_DAYS = 400
const RETRY_DELAY_MS = 100
const SETTLE_TIMEOUT_MS = 120_000

/** A desk that posts charges and closes days. */
export interface PostingDesk {
  /** In minor units: what was charged or closed, as shown to staff, and what the ledger has. */
  post(minor: number, broken: Break & { readonly way: PostingAction }): Promise<{ theirs: number; ours: number }>
}

/** Each day that is closed posts one night of this price. */
export async function startPostingDesk(lane: Lane, nightPrice: number): Promise<PostingDesk> {
  const desk = new Desk((await lane.server()).ready.url)
  await desk.signIn()
  await (await lane.server()).tell({ type: 'openDays', ...STAY, minor: nightPrice, days: OPEN_DAYS })

  async function mend(): Promise<void> {
    await lane.restart()
    desk.url = (await lane.server()).ready.url
  }

  /** Repeats a read until a server answers. */
  async function read<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
    for (const over = performance.now() + SETTLE_TIMEOUT_MS; performance.now() < over; await delay(RETRY_DELAY_MS)) {
      await mend()
      const answer = await ask()
      if (answer !== undefined) return answer
    }
    throw new Error('The desk gets no answer.')
  }

  const readPosted = async () => (await lane.server()).tell({ type: 'posted', ...STAY })

  /** Sends it as often as the break says, and repeats it until it is done. */
  async function insist(broken: Break, ask: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
    const mortal = await lane.server()
    if (broken.death) await mortal.tell({ type: 'die', death: broken.death })
    await Promise.all(Array.from({ length: broken.atOnce?.times ?? 1 }, ask))
    if (broken.death) await mortal.ended
    await mend()
    for (const over = performance.now() + SETTLE_TIMEOUT_MS; performance.now() < over; await delay(RETRY_DELAY_MS)) {
      if (await isDone()) return
      await mend()
      await ask()
    }
  }

  async function charge(minor: number, broken: Break): Promise<number> {
    const sum = async () =>
      (await read(() => desk.call(readFolio, STAY))).lines
        .filter(({ kind, postedOn }) => kind !== 'payment' && postedOn)
        .reduce((all, { amount }) => all + amount.minor, 0)
    const before = await sum()
    const key = randomUUID()
    const body = { serviceId: 'dinner', quantity: 1, price: minor, comment: 'A fault' }
    let answered = 0
    const ask = async () => {
      if (await desk.call(postCharge, STAY, body, key)) answered += 1
    }
    // A lost answer is asked for again, with the same key, also if the charge is there.
    await insist(broken, ask, async () => answered > 0)
    return (await sum()) - before
  }

  async function close(minor: number, broken: Break): Promise<number> {
    const { day } = await read(() => desk.call(readDayClose, {}))
    const list = async () => (await read(() => desk.call(readDayClose, {}))).closed.filter((one) => one.day === day)
    await insist(
      broken,
      () => desk.call(closeDay, {}, { day }),
      async () => (await list()).length > 0,
    )
    // The day is closed: closing it again must do nothing.
    await desk.call(closeDay, {}, { day })
    return (await list()).length * minor
  }

  const actions = { posting: charge, dayClose: close } satisfies Record<PostingAction, typeof charge>
  return {
    async post(minor, broken) {
      await mend()
      const before = await readPosted()
      const theirs = await actions[broken.way](minor, broken)
      return { theirs, ours: (await readPosted()) - before }
    },
  }
}
