import { takeOverCheckin } from '@foyer/contract/lease.ts'
import { lookAtPayment } from '@foyer/contract/staff/money.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { openKioskAs } from './testing/create-paying-kiosk.ts'
import { createPayingServer, requestPayment } from './testing/create-paying-server.ts'

/** García starts a card payment on the phone, and continues at a kiosk with a terminal. */
async function continueAtKiosk() {
  const server = await createPayingServer()
  const phone = await server.open({ appKey: 'pay' })
  await findReservation(phone, 'FOY1001', 'García')
  const { paymentId = '' } = await requestPayment(phone, 'FOY1001')
  const kiosk = await openKioskAs(server, 'kiosk-pay')
  await findReservation(kiosk, 'FOY1001', 'García')
  await kiosk.call(takeOverCheckin, { body: { reference: 'FOY1001' } })
  const minutesPass = () =>
    server.db.inHotel(1, (tx) => sql`update payments set created_at = created_at - interval '2 minutes'`.execute(tx))
  const state = async () =>
    server.db.inHotel(1, (tx) =>
      tx.selectFrom('payments').select(['state', 'reason']).where('id', '=', paymentId).executeTakeFirstOrThrow(),
    )
  const due = async () =>
    server.db.inHotel(1, async (tx) => {
      await sql`update payments set due_at = clock_timestamp() where due_at is not null`.execute(tx)
      return (await tx.selectFrom('payments').select('id').where('due_at', 'is not', null).execute()).length
    })
  // This kiosk has no hub: the check for another payment comes first.
  const payHere = () => requestPayment(kiosk, 'FOY1001').catch(({ problem }) => problem)
  return { server, phone, paymentId, minutesPass, state, due, payHere }
}

it('G10 an unvisited card page is ended when the guest pays elsewhere, and can no longer be paid', async () => {
  const { server, paymentId, minutesPass, state, payHere } = await continueAtKiosk()
  await payHere()
  // The redirect posts itself within seconds, so it may still be under way.
  expect(await state()).toMatchObject({ state: 'sent' })
  await minutesPass()
  await payHere()
  expect(await state()).toEqual({ state: 'refused', reason: 'notSent' })
  const go = await server.app.inject({ url: `/pay/1/${paymentId}?back=/pok/1/x&lang=en` })
  expect(go.statusCode).toBe(410)
  expect(await server.ledger()).toEqual([])
})

it('G10 a payment made on the page meanwhile is found before it is ended, and nothing is owed here', async () => {
  const { server, phone, paymentId, minutesPass, state, payHere } = await continueAtKiosk()
  await minutesPass()
  await server.fault('loseNotice')
  await server.payAtGateway(paymentId)
  await payHere()
  expect(await state()).toMatchObject({ state: 'captured' })
  expect(await server.ledger()).toMatchObject([{ captures: 1 }])
  expect(await payHere()).not.toBe('paymentOpen')
  await expect(requestPayment(phone, 'FOY1001')).rejects.toMatchObject({ problem: 'reservationInUse' })
})

it('G10 an open page is ended when the guest pays elsewhere, after two minutes and not before', async () => {
  const { server, paymentId, minutesPass, state, payHere } = await continueAtKiosk()
  await server.openAtGateway(paymentId)
  await payHere()
  expect(await state()).toMatchObject({ state: 'sent' })
  await minutesPass()
  await payHere()
  expect(await state()).toEqual({ state: 'refused', reason: 'cancelled' })
  expect((await server.app.inject({ url: `/pay/1/${paymentId}?back=/pok/1/x&lang=en` })).statusCode).toBe(410)
})

it.each([
  ['the gateway sends its notice', [], false],
  ['the gateway’s notice is lost, and it is queried', ['loseNotice'], true],
] as const)(
  'G10 a payment on an ended page is still recorded in the ledger and alerts the desk: %s',
  async (_, faults, asks) => {
    const { server, paymentId, minutesPass, state, due, payHere } = await continueAtKiosk()
    const page = await server.openAtGateway(paymentId)
    await minutesPass()
    await payHere()
    expect(await state()).toMatchObject({ state: 'refused' })
    for (const fault of faults) await server.fault(fault)
    await page.pay()
    if (asks) {
      expect(await due()).toBe(1)
      const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
      await desk.call(lookAtPayment, { params: { reference: 'FOY1001', id: paymentId } })
    }
    expect(await state()).toMatchObject({ state: 'captured' })
    expect(await server.ledger()).toMatchObject([{ captures: 1 }])
    const alerts = await server.db.inHotel(1, (tx) =>
      tx.selectFrom('alerts').select('kind').where('handled_at', 'is', null).execute(),
    )
    expect(alerts).toEqual([{ kind: 'paymentLate' }])
  },
)
