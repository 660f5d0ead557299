import { randomUUID } from 'node:crypto'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { recordPayment } from '@foyer/contract/staff/money.ts'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { alertUndeliveredPayments } from '../../book/hotel-system/alert-undelivered-payments.ts'
import { HOTEL } from '../../book/hotel-system/testing/create-connected-hotel.ts'
import { createHotelOnSystem } from '../../book/hotel-system/testing/create-hotel-on-system.ts'
import { Browser } from '../../testing/browser.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { buildReservationItem } from '../../testing/start-hotel-system.ts'

const REFERENCE = 'LAKE1'
const soon = { timeout: 15_000 }

async function createDesk() {
  const hotel = await createHotelOnSystem({ things: [buildReservationItem({ reference: REFERENCE })] })
  await hotel.pull()
  const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'manager', hotelId: HOTEL })
  const pay = () =>
    desk.call(recordPayment, {
      params: { reference: REFERENCE },
      body: { way: 'deskCard', minor: 50_00 },
      key: randomUUID(),
    })
  const alerts = async () =>
    (await desk.call(listAlerts)).open.map(({ kind, reference, money }) => [kind, reference, money])
  return { ...hotel, pay, alerts }
}

it('P24 a payment that the hotel’s system refuses raises an alert that says that money was charged', async () => {
  const { pay, alerts, system } = await createDesk()
  await system.faults({ refuse: ['payment'] })
  await pay()
  await expect.poll(alerts, soon).toEqual([['paymentNotDelivered', REFERENCE, 'charged']])
})

it('P24 a payment that waits for the hotel’s system for 15 minutes raises one alert', async () => {
  const { pay, alerts, system, db } = await createDesk()
  const publish = vi.fn()
  const watch = () => alertUndeliveredPayments(db, HOTEL, { publish })
  const waits = (minutes: number) =>
    db.inHotel(HOTEL, (tx) =>
      sql`update deliveries set created_at = clock_timestamp() - make_interval(mins => ${minutes})`.execute(tx),
    )
  await system.faults({ down: true })
  await pay()
  await waits(14)
  await watch()
  expect(await alerts()).toEqual([])
  await waits(16)
  await watch()
  await watch()
  expect(await alerts()).toEqual([['paymentNotDelivered', REFERENCE, 'charged']])
  expect(publish).toHaveBeenCalledTimes(1)
})
