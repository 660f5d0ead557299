import { randomUUID } from 'node:crypto'
import { findStays } from '@foyer/contract/staff/arrivals.ts'
import { cancelStay, reinstateStay } from '@foyer/contract/staff/cancellation.ts'
import { checkOutStay } from '@foyer/contract/staff/check-out.ts'
import { readDayClose } from '@foyer/contract/staff/day-close.ts'
import { postCharge, readFolio, writeOffBalance } from '@foyer/contract/staff/folio.ts'
import { readStayMoney, recordPayment, refundPayment, voidPayment } from '@foyer/contract/staff/money.ts'
import { markNoShow, undoNoShow } from '@foyer/contract/staff/no-show.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

const REFERENCE = 'FOY1001'
const params = { reference: REFERENCE }

/** A stay of which 60.00 was not paid when its guests left, three days ago if `days` says so. */
async function createDebt({ role = 'receptionist' as Role, minor = 60_00, days = 0 } = {}) {
  const server = await createTestServer()
  const { db, app, publish } = server
  await publish(1, { folio: { services: [{ id: 'bar', names: { en: 'Bar' }, price: 1_00 }] } })
  const manager = await createColleague(db, new Browser(app), { role: 'manager' })
  await db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state: 'inHouse' }).where('reference', '=', REFERENCE).execute(),
  )
  const pending = async () => (await manager.call(readFolio, { params })).pending.minor
  await manager.call(recordPayment, { params, body: { way: 'cash', minor: await pending() }, key: randomUUID() })
  const body = { serviceId: 'bar', quantity: minor / 100, price: 1_00 }
  await manager.call(postCharge, { params, body, key: randomUUID() })
  await manager.call(checkOutStay, { params, body: { unusedNights: 'charge' } })
  if (days > 0)
    await db.inHotel(1, (tx) =>
      tx
        .updateTable('reservations')
        .set({ start_date: '2027-05-01', end_date: '2027-05-07' })
        .where('reference', '=', REFERENCE)
        .execute(),
    )
  const desk = await createColleague(db, new Browser(app), { role })
  const isListed = async () =>
    (await desk.call(findStays, { query: { list: 'departures' } })).stays.some(
      ({ reference }) => reference === REFERENCE,
    )
  const debts = async () => (await manager.call(readDayClose)).report.debts ?? []
  const writeOff = (amount: number, key = randomUUID()) =>
    desk.call(writeOffBalance, { params, body: { minor: amount, reason: 'Moved abroad' }, key })
  return { ...server, manager, desk, pending, isListed, debts, writeOff }
}

it('a departed guest who owes stays in the report and among the departures, and a payment ends it', async () => {
  const { manager, debts, isListed } = await createDebt({ days: 3 })
  expect(await debts()).toEqual([{ reference: REFERENCE, state: 'departed', leftOn: '2027-05-07', minor: 60_00 }])
  expect(await isListed()).toBe(true)
  const { points } = await manager.call(readDayClose)
  expect(points.find(({ kind }) => kind === 'unpaid')?.references).toContain(REFERENCE)
  const pay = (minor: number) =>
    manager.call(recordPayment, { params, body: { way: 'cash', minor }, key: randomUUID() })
  await pay(20_00)
  expect(await debts()).toMatchObject([{ minor: 40_00 }])
  await pay(40_00)
  expect([await debts(), await isListed()]).toEqual([[], false])
})

it('S33 a fee that is not paid and the night of a no-show are listed until they are paid, written off or not owed', async () => {
  const { app, db } = await createTestServer()
  const desk = await createColleague(db, new Browser(app), { role: 'administrator' })
  const [cancelled, missed, free] = ['FOY1013', 'FOY1004', 'FOY1014']
  const cancel = (reference: string, fee: number) =>
    desk.call(cancelStay, { params: { reference }, body: { reason: 'They called', fee } })
  const debts = async () => (await desk.call(readDayClose)).report.debts ?? []
  const listed = async () => {
    const { stays } = await desk.call(findStays, { query: { list: 'departures' } })
    return stays.map(({ reference }) => reference).filter((one) => [cancelled, missed, free].includes(one))
  }
  await cancel(cancelled, 50_00)
  await cancel(free, 0)
  await desk.call(markNoShow, { params: { reference: missed }, body: {} })
  // About the bills of these nothing was decided here.
  for (const [reference, state] of [
    ['FOY1006', 'cancelled'],
    ['FOY1009', 'noShow'],
  ] as const)
    await db.inHotel(1, (tx) =>
      tx.updateTable('reservations').set({ state }).where('reference', '=', reference).execute(),
    )
  expect(await debts()).toMatchObject([
    { reference: missed, state: 'noShow', leftOn: '2027-05-10' },
    { reference: cancelled, state: 'cancelled', leftOn: '2027-05-10', minor: 50_00 },
  ])
  expect((await listed()).toSorted()).toEqual([missed, cancelled])
  await desk.call(undoNoShow, { params: { reference: missed } })
  expect(await debts()).toMatchObject([{ reference: cancelled }])
  const params = { reference: cancelled }
  await desk.call(recordPayment, { params, body: { way: 'cash', minor: 20_00 }, key: randomUUID() })
  expect(await debts()).toMatchObject([{ minor: 30_00 }])
  await desk.call(writeOffBalance, { params, body: { minor: 30_00, reason: 'Moved abroad' }, key: randomUUID() })
  expect([await debts(), await listed()]).toEqual([[], []])
  await cancel(missed, 10_00)
  expect(await debts()).toMatchObject([{ reference: missed, minor: 10_00 }])
  await desk.call(reinstateStay, { params: { reference: missed }, body: { reason: 'They come after all' } })
  expect(await debts()).toEqual([])
})

it('a stay whose check-out is undone owes as a guest in house again', async () => {
  const { db, debts } = await createDebt({ days: 3 })
  const set = (state: 'inHouse' | 'departed') =>
    db.inHotel(1, (tx) => tx.updateTable('reservations').set({ state }).where('reference', '=', REFERENCE).execute())
  await set('inHouse')
  expect(await debts()).toEqual([])
  await set('departed')
  expect(await debts()).toHaveLength(1)
})

it('a debt that is written off leaves the lists, with its reason in the log; charges and revenue stay', async () => {
  const { db, manager, pending, debts, isListed, writeOff } = await createDebt({ days: 3 })
  const revenue = async () =>
    db.inHotel(1, async (tx) => {
      const { rows } = await sql<{ account: string; minor: number }>`
        select account, sum(minor)::int as minor from ledger_entries group by account order by account`.execute(tx)
      return Object.fromEntries(rows.map(({ account, minor }) => [account, minor]))
    })
  const before = await revenue()
  const key = randomUUID()
  await writeOff(60_00, key)
  await writeOff(60_00, key)
  expect([await pending(), await debts(), await isListed()]).toEqual([0, [], false])
  expect(await revenue()).toEqual({ ...before, guest: (before['guest'] ?? 0) - 60_00, writtenOff: 60_00 })
  const { report } = await manager.call(readDayClose)
  expect(report.payments).toContainEqual(expect.objectContaining({ way: 'writeOff', net: 60_00 }))
})

it('what was written off cannot be refunded, and can be voided', async () => {
  const { manager, debts, writeOff } = await createDebt({ days: 3 })
  const { id } = await writeOff(60_00)
  const { payments } = await manager.call(readStayMoney, { params })
  expect(payments.find((one) => one.id === id)).toMatchObject({ mostRefund: { minor: 0 } })
  const refund = { params: { ...params, id }, body: { minor: 1_00, reason: 'Cash please' }, key: randomUUID() }
  await expect(manager.call(refundPayment, refund)).rejects.toMatchObject({ problem: 'refundRefused' })
  await manager.call(voidPayment, { params: { ...params, id }, body: { reason: 'They paid' } })
  expect(await debts()).toMatchObject([{ minor: 60_00 }])
})

it('a receptionist writes off no more than they may take off, all write-offs of the stay together', async () => {
  const { writeOff, pending } = await createDebt({ minor: 240_00 })
  await expect(writeOff(100_01)).rejects.toMatchObject({ problem: 'mayNot' })
  await writeOff(60_00)
  await expect(writeOff(40_01)).rejects.toMatchObject({ problem: 'mayNot' })
  await writeOff(40_00)
  expect(await pending()).toBe(140_00)
})

it.each([
  ['more than is owed', 60_01, 'departed', 'priceChanged'],
  ['what guests in house owe', 60_00, 'inHouse', 'badInput'],
] as const)('%s cannot be written off', async (_what, minor, state, problem) => {
  const { db, writeOff } = await createDebt({ role: 'manager' })
  await db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state }).where('reference', '=', REFERENCE).execute(),
  )
  await expect(writeOff(minor)).rejects.toMatchObject({ problem })
})
