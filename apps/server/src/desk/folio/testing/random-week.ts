import { cancelStay, readCancellation, reinstateStay } from '@foyer/contract/staff/cancellation.ts'
import { countDrawer, endDrawer, readDrawers } from '@foyer/contract/staff/cash.ts'
import { checkOutStay, undoCheckOut } from '@foyer/contract/staff/check-out.ts'
import { closeDay } from '@foyer/contract/staff/day-close.ts'
import type { DayReport } from '@foyer/contract/staff/day-report.ts'
import { markNoShow, undoNoShow } from '@foyer/contract/staff/no-show.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import { chargeActions, type WeekAction } from './charge-actions.ts'
import type { Dice } from './dice.ts'
import { insertWeekStay } from './insert-week-stay.ts'
import { paymentActions } from './payment-actions.ts'
import { createWeekDesk, type WeekStay } from './week-desk.ts'

const DAYS = 7

const actions: Readonly<Record<string, WeekAction>> = { ...chargeActions, ...paymentActions }
const names = Object.keys(actions)
/** What is found after the departure. */
const lateNames = ['charge', 'correct', 'pay', 'refund', 'invoice', 'credit', 'split', 'writeOff', 'void'] as const

/** What a week did: how often each action succeeded, and the report of each closed day. */
export interface RandomWeek {
  readonly references: readonly string[]
  readonly done: Readonly<Record<string, number>>
  readonly reports: readonly DayReport[]
  /** Posted lines as they were when their day was closed. */
  readonly posted: ReadonlyMap<string, string>
  readonly firstDay: string
  readonly lastDay: string
}

/** The lines that never change again, as text, by id. */
export async function readPosted({ db }: TestServer): Promise<Map<string, string>> {
  const rows = await db.inHotel(1, (tx) =>
    tx.selectFrom('folio_lines').selectAll().where('posted_on', 'is not', null).execute(),
  )
  return new Map(rows.map((row) => [row.id, JSON.stringify(row)]))
}

/** Runs a week at the desk: every action is a call, and each must change the bill by exactly its amount. */
export async function runRandomWeek(server: TestServer, dice: Dice, size: number): Promise<RandomWeek> {
  const { db } = server
  const firstDay = '2027-05-10'
  const done: Record<string, number> = {}
  const reports: DayReport[] = []
  const posted = new Map<string, string>()
  const week = await createWeekDesk(server, dice)
  const { desk, read, expectChange } = week
  // The demo's own stays take no part.
  await db.inHotel(1, (tx) => tx.updateTable('reservations').set({ state: 'cancelled' }).execute())
  const stays: WeekStay[] = []
  for (let at = 0; at < size; at += 1) {
    const reference = `WEEK${String(at).padStart(4, '0')}`
    const startDate = addDays(firstDay, dice.below(DAYS - 1))
    stays.push(await insertWeekStay(server, dice, { reference, startDate, lastName: `Guest${at}` }))
  }

  const readStates = async () => {
    const rows = await db.inHotel(1, (tx) => tx.selectFrom('reservations').select(['reference', 'state']).execute())
    return new Map(rows.map(({ reference, state }) => [reference, state]))
  }

  const count = (name: string) => {
    done[name] = (done[name] ?? 0) + 1
  }

  /** Returns whether it was possible. */
  async function act(name: string, stay: WeekStay, day: string, others: readonly WeekStay[] = []): Promise<boolean> {
    if (!(await actions[name]?.(week, { stay, day, others }))) return false
    count(name)
    if (name === 'pay' && dice.in(0.15)) await act('void', stay, day)
    return true
  }

  const setInHouse = (reference: string) =>
    db.inHotel(1, (tx) =>
      tx.updateTable('reservations').set({ state: 'inHouse' }).where('reference', '=', reference).execute(),
    )

  /** The bill becomes the fee, and is the booked one again if the guests come after all. Returns whether they do. */
  async function cancel(stay: WeekStay, day: string): Promise<boolean> {
    const params = { reference: stay.reference }
    const { folios } = await read(stay.reference)
    const charges = folios.reduce((sum, one) => sum + one.charges.minor, 0)
    const { proposedFee, maxFee } = await desk.call(readCancellation, { params })
    const fee = dice.pick([0, proposedFee.minor, dice.below(maxFee.minor + 1)]) ?? 0
    const isAgain = dice.in(0.3)
    const cancelled = () => desk.call(cancelStay, { params, body: { reason: 'They called', fee } })
    count('cancel')
    if (!isAgain) {
      await expectChange(stay.reference, fee - charges, cancelled)
      if (await act('refundDue', stay, day)) return false
      // What is left of the fee is owed.
      if (await act('pay', stay, day)) count('payFee')
      return false
    }
    await expectChange(stay.reference, 0, async () => {
      await cancelled()
      await desk.call(reinstateStay, { params, body: { reason: 'They come' } })
    })
    count('reinstate')
    return true
  }

  /** Returns whether they come after all; the bill is then as before. */
  async function miss(stay: WeekStay, day: string): Promise<boolean> {
    const params = { reference: stay.reference }
    const body = dice.in(0.5) ? { charge: dice.pick(['firstNight', 'none'] as const) } : {}
    const isAgain = dice.in(0.3)
    count('noShow')
    if (!isAgain) {
      await desk.call(markNoShow, { params, body })
      await act('refundDue', stay, day)
      return false
    }
    await expectChange(stay.reference, 0, async () => {
      await desk.call(markNoShow, { params, body })
      await desk.call(undoNoShow, { params })
    })
    count('undoNoShow')
    return true
  }

  /** Some come, some do not, some cancel; some come although they were thought not to. */
  async function arrive(stay: WeekStay, day: string): Promise<void> {
    // A prepayment, and what a company pays from the start on.
    if (dice.in(0.2)) await act('addPayer', stay, day)
    if (dice.in(0.2)) await act('pay', stay, day)
    if (dice.in(0.1)) await act('charge', stay, day)
    if (dice.in(0.1)) await act('invoice', stay, day)
    if (dice.in(0.1) && !(await cancel(stay, day))) return
    if (dice.in(0.12) && !(await miss(stay, day))) return
    await setInHouse(stay.reference)
  }

  async function leave(stay: WeekStay, day: string): Promise<void> {
    const params = { reference: stay.reference }
    if (dice.in(0.7)) await act('pay', stay, day)
    const { endDate } = await read(stay.reference)
    const body = endDate > day ? { unusedNights: dice.pick(['charge', 'release'] as const) } : {}
    const checkOut = () => desk.call(checkOutStay, { params, body })
    count('checkOut')
    if (endDate > day && dice.in(0.3)) {
      await checkOut()
      await desk.call(undoCheckOut, { params, body: { reason: 'They stay' } })
      return count('undoCheckOut')
    }
    await checkOut()
    if (dice.in(0.4)) await act('invoice', stay, day)
  }

  async function countCash(): Promise<void> {
    for (const { id } of (await desk.call(readDrawers)).open) {
      const { expected } = await desk.call(countDrawer, { params: { id }, body: { notes: {}, coins: 0 } })
      const coins = Math.max(0, expected.minor)
      await desk.call(countDrawer, { params: { id }, body: { notes: {}, coins } })
      await desk.call(endDrawer, { params: { id }, body: { toSafe: coins, reason: 'Counted' } })
    }
  }

  for (let at = 0; at < DAYS; at += 1) {
    const day = addDays(firstDay, at)
    server.setNow(`${day}T10:00:00Z`)
    for (const stay of stays.filter(({ startDate }) => startDate === day)) await arrive(stay, day)
    const known = await readStates()
    const inHouse = stays.filter(({ reference }) => known.get(reference) === 'inHouse')
    for (const stay of inHouse) {
      for (let times = dice.below(4); times > 0; times -= 1) await act(dice.pick(names) ?? '', stay, day, inHouse)
      if ((await read(stay.reference)).endDate <= day || dice.in(0.05)) await leave(stay, day)
    }
    const gone = stays.filter(({ reference }) => known.get(reference) === 'departed')
    for (const stay of gone.filter(() => dice.in(0.3))) await act(dice.pick(lateNames), stay, day)
    await countCash()
    reports.push((await desk.call(closeDay, { body: { day } })).report)
    for (const [id, line] of await readPosted(server)) if (!posted.has(id)) posted.set(id, line)
  }
  return {
    references: stays.map(({ reference }) => reference),
    done,
    reports,
    posted,
    firstDay,
    lastDay: addDays(firstDay, DAYS - 1),
  }
}
