import { randomUUID } from 'node:crypto'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { cancelStay, readCancellation, reinstateStay } from '@foyer/contract/staff/cancellation.ts'
import { correctCharge, postCharge, readFolio } from '@foyer/contract/staff/folio.ts'
import { readStayMoney, recordPayment, refundPayment } from '@foyer/contract/staff/money.ts'
import { markNoShow, undoNoShow } from '@foyer/contract/staff/no-show.ts'
import { assignRoom } from '@foyer/contract/staff/rooms.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createPayingServer, requestPayment } from '../../money/payment/testing/create-paying-server.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { buildAlertWatch } from '../alerts/testing/build-alert-watch.ts'
import { watchAlerts } from '../alerts/watch-alerts.ts'
import { createInvoicingDesk } from '../invoice/testing/create-invoicing-desk.ts'

const params = { reference: 'FOY1005' }

async function createDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Núria Puig' })
  const open = () => desk.call(openStay, { params })
  const cancel = () => desk.call(cancelStay, { params, body: { reason: 'they called' } })
  const reinstate = () => desk.call(reinstateStay, { params, body: { reason: 'they called again' } })
  return { ...server, desk, open, cancel, reinstate }
}

it('S33 a cancellation needs a reason, which the log has', async () => {
  const { desk, open, cancel } = await createDesk()
  const empty = await desk.send(cancelStay, { params, body: { reason: '' } })
  expect([empty.statusCode, (await open()).state]).toEqual([400, 'expected'])
  await cancel()
  expect((await open()).state).toBe('cancelled')
  const { entries } = await desk.call(readAudit)
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'reservationCancelled', details: { reason: 'they called' } }),
  )
})

it('S33 a cancelled stay is reinstated once, in its room, and is among the arrivals again', async () => {
  const { desk, open, cancel, reinstate } = await createDesk()
  await cancel()
  expect(await reinstate()).toEqual({ roomNumber: '102' })
  await expect(reinstate()).rejects.toMatchObject({ problem: 'stayEnded' })
  expect(await open()).toMatchObject({ state: 'expected', roomNumber: '102' })
  const { arrivals } = await desk.call(listArrivals)
  expect(arrivals.map(({ reference }) => reference)).toContain('FOY1005')
})

it('S33 a stay is reinstated without a room if another has it by now', async () => {
  const { desk, open, cancel, reinstate } = await createDesk()
  await cancel()
  const moved = { params: { reference: 'FOY1008' }, body: { shownRoom: '103', roomNumber: '102' } }
  await desk.call(assignRoom, moved)
  expect(await reinstate()).toEqual({})
  expect((await open()).roomNumber).toBeUndefined()
})

const LUCIA = { reference: 'FOY1001' }

/** A part was paid when booking, and the rest at the gateway. */
async function createPrepaidDesk() {
  const server = await createPayingServer()
  const page = await server.open({ appKey: 'pay' })
  await findReservation(page, LUCIA.reference, 'García')
  const { paymentId = '' } = await requestPayment(page, LUCIA.reference)
  await server.payAtGateway(paymentId)
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Núria Puig' })
  const cancel = (fee: number) => desk.call(cancelStay, { params: LUCIA, body: { reason: 'they called', fee } })
  const money = () => desk.call(readStayMoney, { params: LUCIA })
  const bill = async () => {
    const { total, paid, pending } = (await desk.call(openStay, { params: LUCIA })).bill
    return [total.minor, paid.minor, pending.minor]
  }
  const sumEntries = () =>
    server.db.inHotel(1, async (tx) => {
      const { rows } = await sql<{ account: string; minor: number }>`
        select account, sum(minor)::int as minor from ledger_entries
        where account ~ '^(revenue|vat|tax):' group by account having sum(minor) <> 0 order by account`.execute(tx)
      return rows
    })
  return { ...server, desk, paymentId, cancel, money, bill, sumEntries }
}

const FEE = 200_00

it('S33 a prepaid stay is cancelled with a fee: the rest is refunded once, the log and the mail say both', async () => {
  const { db, desk, paymentId, cancel, money, bill, sumEntries, ledger } = await createPrepaidDesk()
  const [total = 0, paid = 0] = await bill()
  const asked = await desk.call(readCancellation, { params: LUCIA })
  expect(asked).toMatchObject({ rule: 'firstNight', paid: { minor: paid }, fee: { minor: 0 } })
  expect(asked.proposedFee.minor).toBeGreaterThan(0)
  expect(asked.proposedFee.minor).toBeLessThan(total)
  await expect(cancel(Math.max(total, paid) + 1)).rejects.toMatchObject({ problem: 'badInput' })
  expect((await desk.call(openStay, { params: LUCIA })).state).toBe('expected')
  await Promise.all([cancel(FEE), cancel(FEE)])
  await cancel(FEE)
  expect(await bill()).toEqual([FEE, paid, 0])
  expect(await sumEntries()).toEqual([{ account: 'revenue:other', minor: -FEE }])

  const due = (await money()).payments[0]
  expect(due).toMatchObject({ refundDue: { minor: paid - FEE }, refundDueFor: 'cancelled' })
  const refund = () =>
    desk.call(refundPayment, {
      params: { ...LUCIA, id: paymentId },
      body: { minor: paid - FEE, reason: 'they called' },
      key: due?.refundDueKey ?? '',
    })
  await Promise.allSettled([refund(), refund()])
  await refund()
  expect((await ledger())[0]).toMatchObject({ refunded: paid - FEE })
  expect(await bill()).toEqual([FEE, FEE, 0])
  expect((await money()).payments[0]?.refundDue).toBeUndefined()

  const { entries } = await desk.call(readAudit)
  expect(entries.filter(({ action }) => action === 'reservationCancelled')).toMatchObject([
    { details: { reason: 'they called', fee: '€200.00', refund: `€${((paid - FEE) / 100).toFixed(2)}` } },
  ])
  const mails = await db.inHotel(1, (tx) =>
    tx.selectFrom('mails').select(['recipient', 'text']).where('template', 'like', 'cancelled%').execute(),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.recipient).toBe('lucia.garcia@example.com')
  expect(mails[0]?.text).toMatch(/200[.,]00/)
})

it('S33 reinstating takes the fee off, restores the bill to the cent, and can be followed by another cancellation', async () => {
  const { desk, cancel, bill, sumEntries } = await createPrepaidDesk()
  const before = await bill()
  await cancel(50_00)
  await desk.call(reinstateStay, { params: LUCIA, body: { reason: 'they called again' } })
  expect([await bill(), await sumEntries()]).toEqual([before, []])
  await cancel(0)
  expect([(await bill())[0], await sumEntries()]).toEqual([0, []])
  expect(await desk.call(readCancellation, { params: LUCIA })).toMatchObject({ fee: { minor: 0 } })
})

it('S33 a charge that is posted already comes off too, and comes back when the stay is reinstated', async () => {
  const { desk, publish, cancel, bill, sumEntries } = await createPrepaidDesk()
  const service = { id: 'parking', names: { en: 'Parking' }, group: 'parking' as const, price: 20_00, vat: 2100 }
  await publish(1, { folio: { services: [service] } })
  const body = { serviceId: 'parking', quantity: 1, price: 20_00 }
  await desk.call(postCharge, { params: LUCIA, body })
  const before = await bill()
  await cancel(80_00)
  expect([(await bill())[0], await sumEntries()]).toEqual([80_00, [{ account: 'revenue:other', minor: -80_00 }]])
  await desk.call(reinstateStay, { params: LUCIA, body: { reason: 'they come after all' } })
  expect(await bill()).toEqual(before)
})

it('S33 a no-show who pays the first night is due the rest, from the payment that was made here', async () => {
  const { desk, money, bill } = await createPrepaidDesk()
  const [, paid = 0] = await bill()
  await desk.call(markNoShow, { params: LUCIA, body: { charge: 'firstNight' } })
  const [total = 0] = await bill()
  const due = Math.min(paid - total, (await money()).payments[0]?.amount.minor ?? 0)
  expect((await money()).payments[0]).toMatchObject({ refundDue: { minor: due }, refundDueFor: 'noShow' })
  await desk.call(undoNoShow, { params: LUCIA })
  expect((await money()).payments[0]?.refundDue).toBeUndefined()
})

const ELIF = { reference: 'FOY1013' }

/** Nothing was paid when booking. */
async function createUnpaidDesk() {
  const { server, desk, read, issue } = await createInvoicingDesk()
  const cancel = (fee: number) => desk.call(cancelStay, { params: ELIF, body: { reason: 'they called', fee } })
  const open = () => desk.call(openStay, { params: ELIF })
  const pay = (minor: number, key: string) =>
    desk.call(recordPayment, { params: ELIF, body: { way: 'cash', minor }, key })
  const guestAccount = () =>
    server.db.inHotel(1, async (tx) => {
      const { rows } = await sql<{ minor: number }>`
        select coalesce(sum(minor), 0)::int as minor from ledger_entries where account = 'guest'`.execute(tx)
      return rows[0]?.minor
    })
  return { ...server, desk, read, issue, cancel, open, pay, guestAccount }
}

it('S33 an unpaid stay is cancelled with the fee of the rule, which is owed, paid once and invoiced; the mail says it', async () => {
  const { db, desk, read, issue, cancel, open, pay, guestAccount } = await createUnpaidDesk()
  const asked = await desk.call(readCancellation, { params: ELIF })
  const { total } = (await open()).bill
  expect(asked).toMatchObject({ rule: 'firstNight', paid: { minor: 0 }, maxFee: total })
  const fee = asked.proposedFee.minor
  expect([fee > 0, fee < total.minor]).toEqual([true, true])
  await expect(cancel(total.minor + 1)).rejects.toMatchObject({ problem: 'badInput' })
  await Promise.all([cancel(fee), cancel(fee)])
  await cancel(fee)
  expect((await open()).bill).toMatchObject({ total: { minor: fee }, paid: { minor: 0 }, pending: { minor: fee } })
  expect(await desk.call(readFolio, { params: ELIF })).toMatchObject({
    folios: [{ charges: { minor: fee }, vat: { minor: 0 } }],
    pending: { minor: fee },
  })
  expect(await guestAccount()).toBe(fee)

  expect((await read(ELIF.reference)).preview).toMatchObject({
    lines: [{ name: 'Cancellation fee', net: fee }],
    gross: fee,
    tax: 0,
  })
  await issue(ELIF.reference)
  await expect(pay(fee + 1, randomUUID())).rejects.toMatchObject({ problem: 'priceChanged' })
  const key = randomUUID()
  await Promise.allSettled([pay(fee, key), pay(fee, key)])
  await pay(fee, key)
  await expect(pay(1, randomUUID())).rejects.toMatchObject({ problem: 'priceChanged' })
  expect((await open()).bill).toMatchObject({ total: { minor: fee }, paid: { minor: fee }, pending: { minor: 0 } })
  expect(await desk.call(readStayMoney, { params: ELIF })).toMatchObject({
    fee: { minor: fee },
    payments: [{ amount: { minor: fee } }],
  })
  expect((await desk.call(readStayMoney, { params: ELIF })).payments[0]?.refundDue).toBeUndefined()
  expect(await guestAccount()).toBe(0)

  const { entries } = await desk.call(readAudit)
  const owed = `€${(fee / 100).toFixed(2)}`
  expect(entries.filter(({ action }) => action === 'reservationCancelled')).toMatchObject([
    { details: { fee: owed, refund: '€0.00', owed } },
  ])
  const mails = await db.inHotel(1, (tx) =>
    tx.selectFrom('mails').select(['recipient', 'text', 'template']).where('template', 'like', 'cancelled%').execute(),
  )
  expect(mails).toMatchObject([{ recipient: 'elif.yilmaz@example.com', template: 'cancelledOwing' }])
  expect(mails[0]?.text).toContain('hasn’t been paid yet')
  expect(mails[0]?.text).toContain((fee / 100).toFixed(2))
})

it('S33 a fee beyond what was paid leaves the rest owed, and refunds nothing', async () => {
  const { desk, cancel, open, pay } = await createUnpaidDesk()
  await pay(50_00, randomUUID())
  await cancel(120_00)
  expect((await open()).bill).toMatchObject({ total: { minor: 120_00 }, pending: { minor: 70_00 } })
  expect((await desk.call(readStayMoney, { params: ELIF })).payments[0]?.refundDue).toBeUndefined()
})

it('S33 a fee that is corrected is owed no more; reinstating takes back what is left of it', async () => {
  const { desk, cancel, open, pay } = await createUnpaidDesk()
  const before = (await open()).bill.total
  await cancel(100_00)
  const { lines } = await desk.call(readFolio, { params: ELIF })
  const id = lines.find(({ amount, rest }) => amount.minor === 100_00 && rest.minor === 100_00)?.id ?? ''
  const body = { minor: 60_00, reason: 'A regular guest' }
  await desk.call(correctCharge, { params: { ...ELIF, id }, body, key: randomUUID() })
  expect((await open()).bill.pending.minor).toBe(40_00)
  await expect(pay(40_01, randomUUID())).rejects.toMatchObject({ problem: 'priceChanged' })
  await desk.call(reinstateStay, { params: ELIF, body: { reason: 'they called again' } })
  expect((await open()).bill.total).toEqual(before)
})

it('S33 a stay that was cancelled without a decision about its bill owes nothing', async () => {
  const { desk, open, pay } = await createUnpaidDesk()
  await desk.call(cancelStay, { params: ELIF, body: { reason: 'they called' } })
  expect((await open()).bill).toMatchObject({ paid: { minor: 0 }, pending: { minor: 0 } })
  expect((await desk.call(readStayMoney, { params: ELIF })).pending.minor).toBe(0)
  expect((await desk.call(readFolio, { params: ELIF })).pending.minor).toBe(0)
  await expect(pay(1, randomUUID())).rejects.toMatchObject({ problem: 'priceChanged' })
})

/** A card page is open while the desk cancels, and the guest pays there all the same. */
async function createLatePayment(fee: number) {
  const server = await createPayingServer()
  const page = await server.open({ appKey: 'pay' })
  await findReservation(page, LUCIA.reference, 'García')
  const { paymentId = '' } = await requestPayment(page, LUCIA.reference)
  const cardPage = await server.openAtGateway(paymentId)
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Núria Puig' })
  await desk.call(cancelStay, { params: LUCIA, body: { reason: 'they called', fee } })
  await cardPage.pay()
  const payment = async () =>
    (await desk.call(readStayMoney, { params: LUCIA })).payments.find(({ id }) => id === paymentId)
  await expect.poll(async () => (await payment())?.state).toBe('captured')
  const countAlerts = async () => {
    await watchAlerts(server.db, 1, buildAlertWatch(server.db))
    return (await desk.call(listAlerts)).open.filter(({ kind }) => kind === 'paidAfterCancel').length
  }
  return { desk, paymentId, payment, countAlerts }
}

it('S33 R26 a payment after the cancellation pays the fee first; only the rest is due, which ends the alert', async () => {
  const { desk, paymentId, payment, countAlerts } = await createLatePayment(250_00)
  const { paid } = await desk.call(readCancellation, { params: LUCIA })
  const minor = paid.minor - 250_00
  expect([minor > 0, minor < 240_00]).toEqual([true, true])
  expect(await payment()).toMatchObject({ refundDue: { minor }, refundDueFor: 'paidAfterCancel' })
  expect(await countAlerts()).toBe(1)
  const key = (await payment())?.refundDueKey ?? ''
  await desk.call(refundPayment, { params: { ...LUCIA, id: paymentId }, body: { minor, reason: 'cancelled' }, key })
  await expect.poll(async () => (await payment())?.refundDue).toBeUndefined()
  expect(await countAlerts()).toBe(0)
})

it('S33 R26 a payment that the fee takes as a whole raises no alert', async () => {
  const { payment, countAlerts } = await createLatePayment(400_00)
  expect((await payment())?.refundDue).toBeUndefined()
  expect(await countAlerts()).toBe(0)
})

it('S33 fees belong to the system of a hotel that has one', async () => {
  const { desk, publish } = await createDesk()
  await publish(1, {
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  expect(await desk.call(readCancellation, { params })).toMatchObject({ setInHotelSystem: true })
  const body = { reason: 'they called', fee: 0 }
  await expect(desk.call(cancelStay, { params, body })).rejects.toMatchObject({ problem: 'setInHotelSystem' })
})

it('S33 what a cancelled stay owes in the hotel’s own system is shown here and taken there', async () => {
  const { desk, publish, open, pay } = await createUnpaidDesk()
  const { pending } = (await open()).bill
  await publish(1, {
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  await desk.call(cancelStay, { params: ELIF, body: { reason: 'they called' } })
  expect((await open()).bill.pending).toEqual(pending)
  await expect(pay(1_00, randomUUID())).rejects.toMatchObject({ problem: 'setInHotelSystem' })
})
