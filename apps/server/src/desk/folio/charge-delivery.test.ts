import { randomUUID } from 'node:crypto'
import { deliveryEvent } from '@foyer/contract/hotel-system.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { correctCharge, moveCharges, postCharge, readFolio } from '@foyer/contract/staff/folio.ts'
import { expect, it } from 'vitest'
import { HOTEL } from '../../book/hotel-system/testing/create-connected-hotel.ts'
import { createHotelOnSystem } from '../../book/hotel-system/testing/create-hotel-on-system.ts'
import { Browser } from '../../testing/browser.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { buildReservationItem } from '../../testing/start-hotel-system.ts'

const REFERENCE = 'LAKE1'
const params = { reference: REFERENCE }
const soon = { timeout: 15_000 }

async function createDesk() {
  const hotel = await createHotelOnSystem({ things: [buildReservationItem({ reference: REFERENCE })] })
  const parking = { id: 'parking', names: { en: 'Parking' }, group: 'parking' as const, price: 24_00, vat: 2100 }
  await hotel.publish(HOTEL, { ...hotel.document, folio: { services: [parking] } })
  await hotel.pull()
  const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'manager', hotelId: HOTEL })
  const post = (key: string) =>
    desk.call(postCharge, { params, body: { serviceId: 'parking', quantity: 2, price: 24_00 }, key })
  const correct = (id: string, key: string) =>
    desk.call(correctCharge, { params: { ...params, id }, body: { minor: 24_00, reason: 'One day' }, key })
  const pending = async () => (await desk.call(readFolio, { params })).pending.minor
  return { ...hotel, desk, post, correct, pending }
}

it('S22 a charge at the desk and its correction reach the hotel’s system once, and come back without counting twice', async () => {
  const { desk, post, correct, pending, pull, taken, system } = await createDesk()
  const [charge, correction] = [randomUUID(), randomUUID()]
  expect(await pending()).toBe(180_50)
  await post(charge)
  await post(charge)
  await correct(charge, correction)
  await correct(charge, correction)
  await expect.poll(async () => (await taken(REFERENCE)).map(({ kind }) => kind), soon).toEqual(['charge', 'charge'])
  const bodies = (await taken(REFERENCE)).map(({ body }) => deliveryEvent.parse(body))
  expect(bodies).toMatchObject([
    { line: charge, amount: 48, quantity: 2, day: '2027-05-10', service: 'parking', vat: 21 },
    { line: correction, amount: -24, corrects: charge, comment: 'One day' },
  ])
  // The system has posted both and sends its bill.
  expect(await pending()).toBe(204_50)
  await pull()
  expect(await pending()).toBe(204_50)
  // A new bill of the system, with our lines and one more of its own.
  const folio = [
    { kind: 'charge', names: { en: 'Room' }, amount: 180.5 },
    { kind: 'charge', names: { en: 'Parking' }, amount: 48, line: charge },
    { kind: 'charge', names: { en: 'Parking' }, amount: -24, line: correction },
    { kind: 'charge', names: { en: 'Bar' }, amount: 10 },
  ]
  await system.put(['reservation', { reference: REFERENCE, folio }])
  await pull()
  expect(await pending()).toBe(214_50)

  const { lines } = await desk.call(readFolio, { params })
  const room = lines.find(({ source }) => source === 'hotel')?.id ?? ''
  await expect(correct(room, randomUUID())).rejects.toMatchObject({ problem: 'setInHotelSystem' })
  const move = desk.call(moveCharges, { params, body: { lines: [charge], toReference: 'LAKE2' }, key: randomUUID() })
  await expect(move).rejects.toMatchObject({ problem: 'setInHotelSystem' })
})

it('S22 a charge that the hotel’s system rejects raises an alert, and later ones are still sent', async () => {
  const { desk, post, taken, system, pending } = await createDesk()
  await system.faults({ refuse: ['charge'] })
  await post(randomUUID())
  const alerts = async () => (await desk.call(listAlerts)).open
  await expect.poll(alerts, soon).toMatchObject([{ kind: 'deliveryRefused', reference: REFERENCE }])
  await system.faults()
  const later = randomUUID()
  await post(later)
  await expect.poll(async () => (await taken(REFERENCE)).map(({ body }) => body['line']), soon).toEqual([later])
  expect(await pending()).toBe(180_50 + 2 * 48_00)
})
