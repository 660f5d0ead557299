import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { cancelStay, readCancellation, reinstateStay } from '@foyer/contract/staff/cancellation.ts'
import { postCharge } from '@foyer/contract/staff/folio.ts'
import { readStayMoney, refundPayment } from '@foyer/contract/staff/money.ts'
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
  await expect(cancel(paid + 1)).rejects.toMatchObject({ problem: 'badInput' })
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
