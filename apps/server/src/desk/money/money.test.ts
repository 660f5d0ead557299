import { pay, readPayment as readGuestPayment } from '@foyer/contract/payment.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { countDrawer, endDrawer, readDrawers } from '@foyer/contract/staff/cash.ts'
import {
  closeShift,
  lookAtPayment,
  makeShiftPaper,
  readShift,
  readStayMoney,
  recordPayment,
  refundPayment,
  sendStayBill,
  setInvoiceHolder,
  settleRefund,
  voidPayment,
} from '@foyer/contract/staff/money.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { isCancelled } from '../../book/reservation/reservation.store.ts'
import { createPayingServer, requestPayment } from '../../money/payment/testing/create-paying-server.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { countWaitingForLock, openTransaction } from '../../platform/database/testing/open-transaction.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague, type StaffPage } from '../../testing/staff-page.ts'
import { cancelReservation } from '../admin/cancel-reservation.ts'
import { flagDoubtfulRefunds } from './flag-doubtful-refunds.ts'

const LUCIA = { reference: 'FOY1001' }
const key = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`

async function openDesk(server: Pick<TestServer, 'app' | 'db'>, role: Role = 'receptionist') {
  const desk = await createColleague(server.db, new Browser(server.app), { role, name: `Marta ${role}` })
  const money = () => desk.call(readStayMoney, { params: LUCIA })
  const take = (minor: number, digit = 1, way: 'cash' | 'deskCard' = 'cash') =>
    desk.call(recordPayment, { params: LUCIA, body: { way, minor }, key: key(digit) })
  return { desk, money, take }
}

/** Counts and ends the shared drawer, which agrees. */
async function countCash(desk: StaffPage, coins: number) {
  const [drawer] = (await desk.call(readDrawers)).open
  const params = { id: drawer?.id ?? '' }
  await desk.call(countDrawer, { params, body: { notes: {}, coins } })
  await desk.call(endDrawer, { params, body: { toSafe: coins } })
}

const refund = (desk: StaffPage, id: string, minor: number, digit = 9) =>
  desk.call(refundPayment, { params: { ...LUCIA, id }, body: { minor, reason: 'A noisy night' }, key: key(digit) })

it('S42 records a payment at reception once per key, in the ledger, off the bill and in the timeline, and never more than is owed', async () => {
  const server = await createTestServer()
  const { desk, money, take } = await openDesk(server)
  const answers = await Promise.all([take(100_00), take(100_00), take(100_00)])
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([key(1)]))
  await expect(take(50_00)).rejects.toMatchObject({ problem: 'keyReused' })
  await expect(take(140_01, 2)).rejects.toMatchObject({ problem: 'priceChanged' })
  await take(140_00, 3, 'deskCard')
  expect(await money()).toMatchObject({
    pending: { minor: 0 },
    payments: [
      { way: 'cash', amount: { minor: 100_00 }, state: 'captured', by: 'Marta receptionist', mayVoid: true },
      { way: 'deskCard', amount: { minor: 140_00 }, state: 'captured' },
    ],
  })
  const { bill, timeline } = await desk.call(openStay, { params: LUCIA })
  expect(bill.pending.minor).toBe(0)
  expect(timeline.flatMap(({ amount }) => amount?.minor ?? [])).toEqual([140_00, 100_00])
  expect(bill.lines.filter(({ kind }) => kind === 'payment').map(({ names }) => names['en'])).toEqual([
    'Paid when booking',
    'Paid in cash',
    'Paid by card',
  ])
  const manager = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const { entries } = await manager.call(readAudit)
  expect(entries.filter(({ action }) => action === 'paymentRecorded')).toHaveLength(2)
})

it('a mistake can be voided with a reason until its shift is closed; after that only a refund is possible', async () => {
  const server = await createTestServer()
  const { desk, money, take } = await openDesk(server)
  await take(40_00, 1)
  const voided = (id: string) => desk.call(voidPayment, { params: { ...LUCIA, id }, body: { reason: 'Wrong room' } })
  await voided(key(1))
  await expect(voided(key(1))).rejects.toMatchObject({ problem: 'refundRefused' })
  expect(await money()).toMatchObject({ pending: { minor: 240_00 }, payments: [{ state: 'voided' }] })
  await take(40_00, 2)
  await countCash(desk, 40_00)
  await desk.call(closeShift, { body: {} })
  await expect(voided(key(2))).rejects.toMatchObject({ problem: 'refundRefused' })
  expect((await refund(desk, key(2), 15_00)).state).toBe('done')
  expect(await money()).toMatchObject({
    pending: { minor: 215_00 },
    payments: [{}, { refunded: { minor: 15_00 }, refunds: [{ reason: 'A noisy night', state: 'done' }] }],
  })
})

it('S38 a voided payment leaves the bill, and stays in the ledger, in the list of payments and in the log', async () => {
  const server = await createTestServer()
  const { desk, money, take } = await openDesk(server, 'manager')
  const lines = async () => {
    const { bill } = await desk.call(openStay, { params: LUCIA })
    return bill.lines.filter(({ kind }) => kind === 'payment').map(({ names }) => names['en'])
  }
  await take(40_00, 1)
  expect(await lines()).toEqual(['Paid when booking', 'Paid in cash'])
  await desk.call(voidPayment, { params: { ...LUCIA, id: key(1) }, body: { reason: 'Wrong room' } })
  expect(await lines()).toEqual(['Paid when booking'])
  expect(await money()).toMatchObject({ pending: { minor: 240_00 }, payments: [{ state: 'voided' }] })
  const kinds = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('ledger_entries').select('kind').where('payment_id', '=', key(1)).orderBy('kind').execute(),
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['capture', 'capture', 'void', 'void'])
  const { entries } = await desk.call(readAudit)
  expect(entries.filter(({ action }) => action === 'paymentVoided')).toHaveLength(1)
})

it('T18 a receptionist cannot take money from the till by voiding a payment or recording it in parts', async () => {
  const server = await createTestServer()
  const { desk, money, take } = await openDesk(server)
  const colleague = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Eve' })
  const voided = (who: StaffPage, digit: number) =>
    who.call(voidPayment, { params: { ...LUCIA, id: key(digit) }, body: { reason: 'Wrong room' } })
  await take(100_00, 1)
  await take(100_00, 2)
  await expect(voided(colleague, 1)).rejects.toMatchObject({ problem: 'mayNot' })
  expect((await refund(desk, key(1), 100_00)).state).toBe('done')
  await expect(refund(desk, key(2), 1, 8)).rejects.toMatchObject({ problem: 'mayNot' })
  expect((await money()).payments[1]).toMatchObject({ mayVoid: true, mostRefund: { minor: 0 } })
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state: 'departed' }).where('reference', '=', LUCIA.reference).execute(),
  )
  expect((await money()).payments[1]).toMatchObject({ mayVoid: false })
  await expect(voided(desk, 2)).rejects.toMatchObject({ problem: 'mayNot' })
  const manager = await openDesk(server, 'manager')
  await voided(manager.desk, 2)
  expect((await money()).payments[1]).toMatchObject({ state: 'voided' })
})

const openRefundStates = ['created', 'sent', 'unknown'] as const

it.each(openRefundStates)(
  'R27 a refund of the stay that is %s counts towards the limit of a receptionist',
  async (state) => {
    const server = await createTestServer()
    const { desk, money, take } = await openDesk(server)
    await take(100_00, 1)
    await take(100_00, 2)
    await refund(desk, key(1), 78_00, 8)
    await server.db.inHotel(1, async (tx) => {
      await tx.updateTable('refunds').set({ state }).where('id', '=', key(8)).execute()
      await tx.updateTable('payments').set({ refunded_minor: 0 }).where('id', '=', key(1)).execute()
    })
    expect((await money()).payments[1]).toMatchObject({ mostRefund: { minor: 22_00 } })
    await expect(refund(desk, key(2), 22_01, 7)).rejects.toMatchObject({ problem: 'mayNot' })
    expect((await refund(desk, key(2), 22_00, 6)).state).toBe('done')
  },
)

it('R27 two refunds at once, by the gateway and in cash, cannot pass the limit of a receptionist', async () => {
  const server = await createPayingServer()
  const { desk, money, take } = await openDesk(server)
  await take(100_00, 1)
  const page = await server.open({ appKey: 'pay' })
  await findReservation(page, 'FOY1001', 'García')
  const { paymentId = '' } = await requestPayment(page, 'FOY1001')
  await server.payAtGateway(paymentId)
  await page.call(readGuestPayment, { body: { reference: 'FOY1001', id: paymentId } })
  const both = await Promise.allSettled([refund(desk, paymentId, 78_00, 8), refund(desk, key(1), 78_00, 9)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await money()).payments.reduce((sum, { refunded }) => sum + refunded.minor, 0)).toBe(78_00)
})

it('R27 refunds of other stays count towards the limit of a receptionist within 24 hours, also two at once', async () => {
  const server = await createTestServer()
  const { desk, money, take } = await openDesk(server)
  await take(100_00, 1)
  const payOther = (reference: string, digit: number) =>
    desk.call(recordPayment, { params: { reference }, body: { way: 'cash', minor: 100_00 }, key: key(digit) })
  const refundOther = (reference: string, digit: number, minor: number, refundDigit: number) =>
    desk.call(refundPayment, {
      params: { reference, id: key(digit) },
      body: { minor, reason: 'Broken shower' },
      key: key(refundDigit),
    })
  await payOther('FOY1002', 2)
  // A third stay, so that the limit of a stay does not depend on which of the two at once is first.
  await payOther('FOY1006', 3)
  const both = await Promise.allSettled([refund(desk, key(1), 60_00, 8), refundOther('FOY1002', 2, 60_00, 9)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const age = (hours: number) =>
    server.db.inHotel(1, (tx) =>
      tx
        .updateTable('refunds')
        .set({ created_at: sql`now() - make_interval(hours => ${hours}::int)` })
        .execute(),
    )
  await age(23)
  await expect(refundOther('FOY1006', 3, 40_01, 6)).rejects.toMatchObject({ problem: 'mayNot' })
  await age(25)
  expect((await money()).payments[0]?.mostRefund.minor).toBeGreaterThan(0)
  expect((await refundOther('FOY1006', 3, 40_01, 7)).state).toBe('done')
})

async function createGatewayPayment() {
  const server = await createPayingServer()
  const page = await server.open({ appKey: 'pay' })
  await findReservation(page, 'FOY1001', 'García')
  const { paymentId = '' } = await requestPayment(page, 'FOY1001')
  await server.payAtGateway(paymentId)
  await page.call(readGuestPayment, { body: { reference: 'FOY1001', id: paymentId } })
  return { server, page, paymentId }
}

it('R26 a payment on a card page that was open when the stay was cancelled raises an alert and prepares its refund', async () => {
  const server = await createPayingServer()
  const page = await server.open({ appKey: 'pay' })
  await findReservation(page, 'FOY1001', 'García')
  const { paymentId = '' } = await requestPayment(page, 'FOY1001')
  const cardPage = await server.openAtGateway(paymentId)
  await server.db.inHotel(1, (tx) => cancelReservation(tx, 1, 'FOY1001'))
  // The page cannot be opened any more, but a guest who has it open can pay.
  expect((await server.app.inject({ url: `/pay/1/${paymentId}?back=/pok/1/x&lang=en` })).statusCode).toBe(410)
  await cardPage.pay()
  const { desk, money } = await openDesk(server, 'manager')
  const alerts = async () => (await desk.call(listAlerts)).open.filter(({ kind }) => kind === 'paidAfterCancel')
  await expect.poll(alerts).toMatchObject([{ reference: 'FOY1001', money: 'charged', amount: { minor: 240_00 } }])
  expect((await money()).payments).toMatchObject([{ state: 'captured', refundDue: { minor: 240_00 } }])
  await refund(desk, paymentId, 240_00)
  await expect.poll(async () => (await server.ledger())[0]).toMatchObject({ refunded: 240_00, captures: 1 })
  expect(await alerts()).toEqual([])
  expect((await money()).payments[0]).not.toHaveProperty('refundDue')
})

it('R26 a payment waits for a cancellation that is under way, and then raises the alert', async () => {
  const { server, paymentId } = await createGatewayPayment()
  const cancelling = await openTransaction(server.db, (tx) => cancelReservation(tx, 1, 'FOY1001'))
  const asked = server.db.inHotel(1, async (tx) => {
    const [row] = await tx.selectFrom('payments').select('reservation_id').where('id', '=', paymentId).execute()
    return isCancelled(tx, row?.reservation_id ?? '')
  })
  await expect.poll(() => countWaitingForLock(server.db)).toBeGreaterThan(0)
  await cancelling.commit()
  expect(await asked).toBe(true)
})

it('refunds part of a card payment once per key, at the gateway and in the ledger, up to the role’s limit', async () => {
  const { server, paymentId } = await createGatewayPayment()
  const { desk, money } = await openDesk(server)
  expect((await money()).payments[0]).toMatchObject({ mayVoid: false, mostRefund: { minor: 100_00 } })
  await expect(refund(desk, paymentId, 100_01)).rejects.toMatchObject({ problem: 'mayNot' })
  const twice = await Promise.all([refund(desk, paymentId, 60_00), refund(desk, paymentId, 60_00)])
  expect(twice.map(({ id }) => id)).toEqual([key(9), key(9)])
  await expect.poll(async () => (await server.ledger())[0]).toMatchObject({ refunded: 60_00, captures: 1 })
  expect(await money()).toMatchObject({ pending: { minor: 60_00 }, payments: [{ refunded: { minor: 60_00 } }] })
  const manager = await openDesk(server, 'manager')
  await refund(manager.desk, paymentId, 180_00, 8)
  expect((await money()).payments[0]).toMatchObject({ state: 'refunded', mostRefund: { minor: 0 } })
  await expect(refund(manager.desk, paymentId, 1, 7)).rejects.toMatchObject({ problem: 'refundRefused' })
  const sums = await server.db.inHotel(1, (tx) =>
    tx
      .selectFrom('ledger_entries')
      .select((entry) => ['account', entry.fn.sum<string>('minor').as('sum')])
      .groupBy('account')
      .orderBy('account')
      .execute(),
  )
  expect(sums.map(({ account, sum }) => [account, Number(sum)])).toEqual([
    ['guest', 0],
    ['provider:redsys', 0],
  ])
})

it('a refund whose answer is lost is unknown, is not requested again, and is settled by hand', async () => {
  const { server, paymentId } = await createGatewayPayment()
  const { desk, money } = await openDesk(server)
  await server.db.inHotel(1, (tx) =>
    tx
      .insertInto('refunds')
      .values({
        hotel_id: 1,
        id: key(5),
        payment_id: paymentId,
        minor: 20_00,
        reason: 'A crash',
        member_id: null,
        state: 'sent',
        problem: null,
        reference: null,
        created_at: new Date(Date.now() - 130_000),
        settled_at: null,
      })
      .execute(),
  )
  const told: number[] = []
  await flagDoubtfulRefunds(server.db, { id: 1 }, { publish: (hotel: number) => void told.push(hotel) } as never)
  expect(told).toEqual([1])
  expect((await money()).payments[0]).toMatchObject({ refunds: [{ state: 'unknown' }], mostRefund: { minor: 0 } })
  await expect(refund(desk, paymentId, 10_00)).rejects.toMatchObject({ problem: 'refundRefused' })
  for (const _ of ['once', 'again'])
    await desk.call(settleRefund, { params: { ...LUCIA, id: key(5) }, body: { outcome: 'done' }, key: key(6) })
  await desk.call(settleRefund, { params: { ...LUCIA, id: key(5) }, body: { outcome: 'refused' } })
  expect((await money()).payments[0]).toMatchObject({ refunded: { minor: 20_00 }, refunds: [{ state: 'done' }] })
  expect((await server.ledger())[0]).toMatchObject({ refunded: 0 })
})

it('after a lost answer to a refund the same key sends no second request, and the money is returned once', async () => {
  const { server, paymentId } = await createGatewayPayment()
  const { desk, money } = await openDesk(server)
  await server.fault('cutAnswer')
  for (const _ of ['once', 'again'])
    expect(await refund(desk, paymentId, 60_00)).toEqual({ id: key(9), state: 'unknown' })
  expect((await money()).payments[0]?.refunds.map(({ state }) => state)).toEqual(['unknown'])
  expect((await server.ledger())[0]).toMatchObject({ refunded: 60_00 })
  const other = refund(desk, paymentId, 60_00, 8)
  await expect(other).rejects.toMatchObject({ problem: 'refundRefused' })
})

it('the desk can check an open payment, and no other payment is taken meanwhile', async () => {
  const server = await createPayingServer()
  const page = await server.open({ appKey: 'pay' })
  await findReservation(page, 'FOY1001', 'García')
  const { paymentId = '' } = await requestPayment(page, 'FOY1001')
  const { desk, money, take } = await openDesk(server)
  await expect(take(10_00)).rejects.toMatchObject({ problem: 'paymentOpen' })
  await server.fault('loseNotice')
  await server.payAtGateway(paymentId)
  const { state } = await desk.call(lookAtPayment, { params: { ...LUCIA, id: paymentId } })
  expect(state).toBe('captured')
  expect((await money()).pending.minor).toBe(0)
  await expect(
    page.call(pay, {
      body: { hotelId: 1, reference: 'FOY1001', total: { minor: 1, currency: 'EUR' }, currency: 'EUR', byEmail: false },
    }),
  ).resolves.toMatchObject({ completed: true })
})

it('closes a shift with takings by way and person, each posting once, as PDF and table, and checks with providers', async () => {
  const { server, paymentId } = await createGatewayPayment()
  const { desk } = await openDesk(server)
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('payments').set({ state: 'refused' }).where('id', '=', paymentId).execute(),
  )
  const { shift: open } = await desk.call(readShift)
  expect(open.takings).toMatchObject([{ way: 'gateway', provider: 'redsys', taken: { minor: 240_00 } }])
  const shift = await desk.call(closeShift, { body: { note: 'Five too many' } })
  expect(shift).toMatchObject({
    by: 'Marta receptionist',
    net: { minor: 240_00 },
    differences: [{ reference: 'FOY1001', ours: 'refused', theirs: 'captured', amount: { minor: 240_00 } }],
  })
  const paper = (form: 'pdf' | 'csv') => desk.call(makeShiftPaper, { params: { id: shift.id ?? '' }, body: { form } })
  const text = Buffer.from((await paper('csv')).content, 'base64').toString()
  expect(text).toContain('"Card online","redsys","by guests","1","€240.00","€0.00"')
  const pdf = await readPdf((await paper('pdf')).content)
  expect(pdf.pages[0]).toContain('Five too many')
  const next = await desk.call(readShift)
  expect([next.shift.takings, next.shift.from, next.closed.map(({ id }) => id)]).toEqual([[], shift.to, [shift.id]])
})

it('G15 the shift of a rental names its desk, in the PDF and in the table', async () => {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', hotelId: 3 })
  const params = { reference: 'RAC3003' }
  await desk.call(recordPayment, { params, body: { way: 'deskCard', minor: 50_00 }, key: key(1) })
  const { id = '' } = await desk.call(closeShift, { body: {} })
  const paper = (form: 'pdf' | 'csv') => desk.call(makeShiftPaper, { params: { id }, body: { form } })
  expect(Buffer.from((await paper('csv')).content, 'base64').toString()).toContain('"Card at the desk"')
  expect((await readPdf((await paper('pdf')).content)).pages[0]).toContain('Card at the desk')
})

it('the desk changes the holder of the invoice, and sends the bill again', async () => {
  const server = await createTestServer()
  const { desk, money } = await openDesk(server)
  const values = { name: 'Lake Works', tax_number: 'B-1', address: 'Quai 4', city: 'Lausanne', country: 'CHE' }
  await desk.call(setInvoiceHolder, { params: LUCIA, body: { type: 'company', values } })
  expect((await money()).holder).toMatchObject({
    type: 'company',
    name: 'Lake Works',
    facts: [{ label: 'Tax number', value: 'B-1' }, {}, {}, {}],
  })
  await expect(
    desk.call(setInvoiceHolder, { params: LUCIA, body: { type: 'person', values: {} } }),
  ).rejects.toMatchObject({ problem: 'badInput' })
  const { to } = await desk.call(sendStayBill, { params: LUCIA, body: {} })
  expect(to).toBe('l···@example.com')
  await desk.call(sendStayBill, { params: LUCIA, body: { email: 'office@example.com' } })
  const mails = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('mails').select('recipient').where('template', 'like', 'bill%').orderBy('recipient').execute(),
  )
  expect(mails.map(({ recipient }) => recipient)).toEqual(['lucia.garcia@example.com', 'office@example.com'])
})

it.each([
  ['expected', 'before your stay', true],
  ['inHouse', 'during your stay', true],
  ['departed', 'You’ve checked out', true],
  ['cancelled', 'Your bill is attached', false],
] as const)(
  'J16 the mail with the bill of a guest who is %s says so, and what is still to be paid',
  async (state, text, isOpen) => {
    const server = await createTestServer()
    const { desk } = await openDesk(server)
    await server.db.inHotel(1, async (tx) => {
      await sql`update reservations set state = ${state}, room_number = null where reference = 'FOY1001'`.execute(tx)
      await sql`update guests set given = given || '{"language":"en"}'`.execute(tx)
      if (!isOpen)
        await sql`delete from folio_lines where reservation_id = (select id from reservations where reference = 'FOY1001')`.execute(
          tx,
        )
    })
    await desk.call(sendStayBill, { params: LUCIA, body: { email: 'office@example.com' } })
    const [mail] = await server.db.inHotel(1, (tx) => tx.selectFrom('mails').select('text').execute())
    expect(mail?.text).toContain(text)
    expect(mail?.text.includes('Still to be paid')).toBe(isOpen)
    expect(mail?.text).not.toMatch(/nothing left to do|room –/)
    expect(mail?.text.includes('checked out')).toBe(state === 'departed')
  },
)

it('S25 an unknown country or a wrong VAT number is an error at its field', async () => {
  const server = await createTestServer()
  const { desk } = await openDesk(server)
  const set = (tax_number: string, country: string) => {
    const values = { name: 'Nordlicht', tax_number, address: 'Hafen 1', city: 'Hamburg', country }
    return desk.send(setInvoiceHolder, { params: LUCIA, body: { type: 'company', values } })
  }
  expect((await set('DE123456789', 'DEU')).json().issues).toEqual([{ path: 'tax_number', issue: 'invalidTaxNumber' }])
  expect((await set('DE123456788', 'GER')).json().issues).toEqual([{ path: 'country', issue: 'invalidCountry' }])
  expect((await set('DE123456788', 'DEU')).statusCode).toBe(200)
})

it('R32 a refund key that a colleague has used for another refund is a conflict, not a failure', async () => {
  const server = await createTestServer()
  const { desk, take } = await openDesk(server)
  const { desk: other } = await openDesk(server, 'manager')
  const first = await take(50_00, 1)
  const second = await take(60_00, 2)
  const done = await refund(desk, first.id, 10_00)
  const conflict = { status: 409, problem: 'keyReused' }
  await expect(refund(other, second.id, 10_00)).rejects.toMatchObject(conflict)
  await expect(refund(other, first.id, 20_00)).rejects.toMatchObject(conflict)
  await expect(refund(desk, first.id, 20_00)).rejects.toMatchObject(conflict)
  expect(await refund(other, first.id, 10_00)).toEqual(done)
})

it('void, send and close happen once per key: a second click and a lost answer get the same answer', async () => {
  const server = await createTestServer()
  const { desk, money, take } = await openDesk(server)
  const { id } = await take(100_00)
  const thrice = <Answer>(ask: () => Promise<Answer>) => Promise.all([ask(), ask(), ask()])
  const voided = await thrice(() =>
    desk.call(voidPayment, { params: { ...LUCIA, id }, body: { reason: 'Typed twice' }, key: key(6) }),
  )
  expect(voided).toEqual([{}, {}, {}])
  await expect(
    desk.call(voidPayment, { params: { ...LUCIA, id }, body: { reason: 'Something else' }, key: key(6) }),
  ).rejects.toMatchObject({ problem: 'keyReused' })
  await thrice(() => desk.call(sendStayBill, { params: LUCIA, body: {}, key: key(7) }))
  const mails = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('mails').select('recipient').where('template', 'like', 'bill%').execute(),
  )
  expect(mails).toHaveLength(1)
  await take(100_00, 2)
  await countCash(desk, 100_00)
  const shifts = await thrice(() => desk.call(closeShift, { body: {}, key: key(8) }))
  expect(new Set(shifts.map((shift) => shift.id)).size).toBe(1)
  expect(shifts.map(({ net }) => net.minor)).toEqual([100_00, 100_00, 100_00])
  expect((await desk.call(readShift)).closed).toHaveLength(1)
  expect((await money()).payments.map(({ state }) => state)).toEqual(['voided', 'captured'])
})
