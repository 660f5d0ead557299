import { randomUUID } from 'node:crypto'
import { cancelStay } from '@foyer/contract/staff/cancellation.ts'
import { countDrawer, endDrawer, readDrawers } from '@foyer/contract/staff/cash.ts'
import { checkOutStay, undoCheckOut } from '@foyer/contract/staff/check-out.ts'
import { changeDates } from '@foyer/contract/staff/dates.ts'
import { closeDay } from '@foyer/contract/staff/day-close.ts'
import type { DayReport } from '@foyer/contract/staff/day-report.ts'
import { correctCharge, moveCharges, postCharge, readFolio, savePayer } from '@foyer/contract/staff/folio.ts'
import { creditInvoice, issueInvoice, readInvoices } from '@foyer/contract/staff/invoices.ts'
import { readStayMoney, recordPayment, refundPayment, voidPayment } from '@foyer/contract/staff/money.ts'
import { markNoShow, undoNoShow } from '@foyer/contract/staff/no-show.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { expect } from 'vitest'
import { saveReservation } from '../../../book/reservation/save-reservation.ts'
import { Browser } from '../../../testing/browser.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import { createColleague } from '../../../testing/staff-page.ts'
import type { Dice } from './dice.ts'

const DAYS = 7
/** Prices that VAT does not divide evenly. */
const nightPrices = [89_99, 123_45, 165_00, 77_77] as const
type Service = readonly [id: string, price: number]
const services: readonly [Service, ...Service[]] = [
  ['parking', 24_00],
  ['dinner', 34_95],
  ['minibar', 3_33],
  ['tip', 5_00],
]
const ways = ['cash', 'deskCard', 'transfer'] as const

interface Stay {
  readonly reference: string
  readonly startDate: string
}

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
  const desk = await createColleague(db, new Browser(server.app), { role: 'administrator', name: 'Marta Vidal' })
  const firstDay = '2027-05-10'
  const done: Record<string, number> = {}
  const reports: DayReport[] = []
  const posted = new Map<string, string>()
  // The demo's own stays take no part.
  await db.inHotel(1, (tx) => tx.updateTable('reservations').set({ state: 'cancelled' }).execute())
  const stays = await Promise.all(Array.from({ length: size }, (_, at) => insertStay(at)))

  async function insertStay(at: number): Promise<Stay> {
    const startDate = addDays(firstDay, dice.below(DAYS - 1))
    const nights = 1 + dice.below(4)
    const reference = `WEEK${String(at).padStart(4, '0')}`
    const night = dice.pick(nightPrices)
    const line = (kind: 'charge' | 'tax' | 'payment', name: string, minor: number) => ({
      kind,
      names: { en: name },
      minor,
    })
    const folio = [
      line('charge', `Classic room, ${nights} nights`, night * nights + dice.below(3)),
      ...(dice.in(0.2) ? [line('charge', 'Minibar', 12_34)] : []),
      ...(dice.in(0.5) ? [line('tax', 'City tax', 2_20 * nights)] : []),
      ...(dice.in(0.2) ? [line('payment', 'Paid', 0 - 50_00)] : []),
    ]
    const none = { segment: undefined, driverMinAge: undefined, youngDriverMaxAge: undefined, groupLocator: undefined }
    const party = { adults: 1 + dice.below(2), children: 0, firstName: 'Ada', lastName: `Guest${at}`, email: undefined }
    const said = { reference, startDate, endDate: addDays(startDate, nights), roomTypeId: 'classic', folio }
    await db.inHotel(1, (tx) =>
      saveReservation(tx, 1, {
        known: undefined,
        said: { ...none, ...party, ...said, roomNumber: undefined, youngDriverPrice: undefined },
      }),
    )
    return { reference, startDate }
  }

  const read = (reference: string) => desk.call(readFolio, { params: { reference } })
  const total = async (reference: string) => {
    const [sum] = await db.inHotel(1, (tx) =>
      tx
        .selectFrom('folio_lines')
        .select(({ fn }) => fn.sum<string>('amount').as('minor'))
        // Not a join on the id alone: row-level security makes that read every line for every stay.
        .where('reservation_id', '=', (of) =>
          of.selectFrom('reservations').select('id').where('reference', '=', reference),
        )
        .execute(),
    )
    return Number(sum?.minor)
  }
  const states = async () => {
    const rows = await db.inHotel(1, (tx) => tx.selectFrom('reservations').select(['reference', 'state']).execute())
    return new Map(rows.map(({ reference, state }) => [reference, state]))
  }

  /** Runs an action whose effect on the sum of the stay's lines is known. */
  async function expectChange(reference: string, minor: number, act: () => Promise<unknown>): Promise<void> {
    const before = await total(reference)
    await act()
    expect((await total(reference)) - before, reference).toBe(minor)
  }

  async function charge({ reference }: Stay): Promise<boolean> {
    const [serviceId, price] = dice.pick(services)
    const quantity = 1 + dice.below(3)
    const paid = dice.in(0.2) ? { price: price - dice.below(200), comment: 'A regular guest' } : { price }
    const { folios } = await read(reference)
    const payer = dice.in(0.2) ? { payer: dice.pick(folios)?.id ?? ('guest' as const) } : {}
    const body = { serviceId, quantity, ...paid, ...payer }
    await expectChange(reference, paid.price * quantity, () =>
      desk.call(postCharge, { params: { reference }, body, key: randomUUID() }),
    )
    return true
  }

  async function pickCharge(reference: string) {
    const { lines } = await read(reference)
    return dice.pick(lines.filter(({ kind, rest, amount }) => kind !== 'payment' && amount.minor > 0 && rest.minor > 0))
  }

  const pickPart = (minor: number) => (dice.in(0.5) ? minor : 1 + dice.below(minor))

  async function correct({ reference }: Stay): Promise<boolean> {
    const line = await pickCharge(reference)
    if (!line) return false
    const minor = pickPart(line.rest.minor)
    const params = { reference, id: line.id }
    await expectChange(reference, 0 - minor, () =>
      desk.call(correctCharge, { params, body: { minor, reason: 'Not used' }, key: randomUUID() }),
    )
    return true
  }

  /** To another payer of the stay, in whole or in part. */
  async function split({ reference }: Stay): Promise<boolean> {
    const line = await pickCharge(reference)
    if (!line) return false
    const folio = dice.pick((await read(reference)).folios.filter(({ id }) => id !== line.folioId))
    if (!folio) return false
    const body = { lines: [line.id], minor: pickPart(line.rest.minor), payer: folio.id ?? ('guest' as const) }
    await expectChange(reference, 0, () => desk.call(moveCharges, { params: { reference }, body, key: randomUUID() }))
    return true
  }

  async function moveToOther({ reference }: Stay, others: readonly Stay[]): Promise<boolean> {
    const other = dice.pick(others.filter((one) => one.reference !== reference))
    const line = await pickCharge(reference)
    if (!(other && line)) return false
    const minor = pickPart(line.rest.minor)
    const body = { lines: [line.id], minor, toReference: other.reference }
    await expectChange(other.reference, minor, () =>
      expectChange(reference, 0 - minor, () =>
        desk.call(moveCharges, { params: { reference }, body, key: randomUUID() }),
      ),
    )
    return true
  }

  async function addPayer({ reference }: Stay): Promise<boolean> {
    const payer = {
      kind: 'company',
      name: 'Nordlicht GmbH',
      taxNumber: 'DE123456788',
      address: 'Hafen 1',
      city: 'Hamburg',
      country: 'DE',
    } as const
    const routes = [...dice.pick([[], ['room'], ['parking', 'food'], ['minibar']])]
    await desk.call(savePayer, { params: { reference }, body: { payer, routes }, key: randomUUID() })
    return true
  }

  async function pay(stay: Stay): Promise<boolean> {
    const { reference } = stay
    const { pending } = await desk.call(readStayMoney, { params: { reference } })
    if (pending.minor === 0) return false
    const minor = pickPart(pending.minor)
    const body = { way: dice.pick(ways), minor }
    await expectChange(reference, 0 - minor, () =>
      desk.call(recordPayment, { params: { reference }, body, key: randomUUID() }),
    )
    if (dice.in(0.15)) await act('void', stay, '', [])
    return true
  }

  async function refund({ reference }: Stay): Promise<boolean> {
    const { payments } = await desk.call(readStayMoney, { params: { reference } })
    const payment = dice.pick(payments.filter(({ mostRefund }) => mostRefund.minor > 0))
    if (!payment) return false
    const minor = pickPart(payment.mostRefund.minor)
    const body = { minor, reason: 'Returned', way: payment.way === 'cash' ? ('cash' as const) : dice.pick(ways) }
    await expectChange(reference, minor, () =>
      desk.call(refundPayment, { params: { reference, id: payment.id }, body, key: randomUUID() }),
    )
    return true
  }

  async function voidOne({ reference }: Stay): Promise<boolean> {
    const { payments } = await desk.call(readStayMoney, { params: { reference } })
    const payment = dice.pick(payments.filter(({ mayVoid, state }) => mayVoid && state === 'captured'))
    if (!payment) return false
    await expectChange(reference, payment.amount.minor, () =>
      desk.call(voidPayment, { params: { reference, id: payment.id }, body: { reason: 'Wrong stay' } }),
    )
    return true
  }

  async function changeNights({ reference }: Stay, day: string): Promise<boolean> {
    const { startDate, endDate } = await read(reference)
    const wanted = addDays(endDate, dice.below(4) - 2)
    if (wanted === endDate || wanted < day || wanted <= startDate) return false
    const unused = wanted < endDate ? { unusedNights: dice.pick(['charge', 'release'] as const) } : {}
    const body = { shownStartDate: startDate, shownEndDate: endDate, endDate: wanted, ...unused }
    const before = await total(reference)
    const { difference } = await desk.call(changeDates, { params: { reference }, body })
    expect((await total(reference)) - before, reference).toBe(difference.minor)
    return true
  }

  async function invoice({ reference }: Stay): Promise<boolean> {
    const { folios } = await read(reference)
    const folioId = dice.pick(folios)?.id
    const query = folioId ? { folioId } : {}
    const { preview, obstacle } = await desk.call(readInvoices, { params: { reference }, query })
    if (!preview || obstacle) return false
    await desk.call(issueInvoice, { params: { reference }, body: { ...query, gross: preview.gross } })
    return true
  }

  async function credit({ reference }: Stay): Promise<boolean> {
    const { invoices } = await desk.call(readInvoices, { params: { reference } })
    const one = dice.pick(invoices.filter(({ kind, creditedBy }) => kind === 'invoice' && !creditedBy))
    if (!one) return false
    await expectChange(reference, 0, () =>
      desk.call(creditInvoice, { params: { reference, id: one.id }, body: { reason: 'Another holder' } }),
    )
    return true
  }

  const actions: Readonly<Record<string, (stay: Stay, day: string, others: readonly Stay[]) => Promise<boolean>>> = {
    charge,
    correct,
    split,
    move: (stay, _day, others) => moveToOther(stay, others),
    addPayer,
    pay,
    refund,
    void: voidOne,
    changeNights,
    invoice,
    credit,
  }
  const names = Object.keys(actions)

  const count = (name: string) => {
    done[name] = (done[name] ?? 0) + 1
  }

  async function act(name: string, stay: Stay, day: string, others: readonly Stay[]): Promise<void> {
    if (await actions[name]?.(stay, day, others)) count(name)
  }

  const setInHouse = (reference: string) =>
    db.inHotel(1, (tx) =>
      tx.updateTable('reservations').set({ state: 'inHouse' }).where('reference', '=', reference).execute(),
    )

  /** Some come, some do not, some cancel; some were marked by mistake and come after all. */
  async function arrive({ reference }: Stay): Promise<void> {
    const params = { reference }
    if (dice.in(0.08)) {
      await desk.call(cancelStay, { params, body: { reason: 'They called' } })
      return count('cancel')
    }
    if (dice.in(0.12)) {
      await desk.call(markNoShow, { params })
      count('noShow')
      if (dice.in(0.7)) return
      await desk.call(undoNoShow, { params })
      count('undoNoShow')
    }
    await setInHouse(reference)
  }

  async function leave(stay: Stay, day: string): Promise<void> {
    const params = { reference: stay.reference }
    if (dice.in(0.7)) await act('pay', stay, day, [])
    const { endDate } = await read(stay.reference)
    const body = endDate > day ? { unusedNights: dice.pick(['charge', 'release'] as const) } : {}
    await desk.call(checkOutStay, { params, body })
    count('checkOut')
    if (endDate > day && dice.in(0.1)) {
      await desk.call(undoCheckOut, { params, body: { reason: 'They stay' } })
      return count('undoCheckOut')
    }
    if (dice.in(0.4)) await act('invoice', stay, day, [])
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
    for (const stay of stays.filter(({ startDate }) => startDate === day)) await arrive(stay)
    const known = await states()
    const inHouse = stays.filter(({ reference }) => known.get(reference) === 'inHouse')
    for (const stay of inHouse) {
      for (let times = dice.below(4); times > 0; times -= 1) await act(dice.pick(names) ?? '', stay, day, inHouse)
      if ((await read(stay.reference)).endDate <= day || dice.in(0.05)) await leave(stay, day)
    }
    // What is found after the departure.
    const gone = stays.filter(({ reference }) => known.get(reference) === 'departed')
    for (const stay of gone.filter(() => dice.in(0.3)))
      await act(dice.pick(['charge', 'correct', 'pay', 'refund', 'invoice', 'credit', 'split']) ?? '', stay, day, [])
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
