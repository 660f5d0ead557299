import { visitReservations } from '@foyer/contract/reservation.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, findReservation, saveGuests } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { orderExtras } from './testing/order-extras.ts'

const HOTEL = 3
const NOVAK = 'RAC3001'

async function openStation() {
  const server = await createTestServer()
  const page = await server.open({ hotelId: HOTEL, appKey: 'extras' })
  const found = await findReservation(page, NOVAK, 'Novák')
  const bill = async () => {
    const { lines = [] } = await page.call(fetchSummary, { body: { reference: NOVAK } })
    return lines.map(({ label, amount }) => `${label} ${amount.minor}`).filter((line) => /driver/i.test(line))
  }
  return { ...server, page, found, bill }
}

it('RAC-08 RAC-09.a EXTRAS-14.b MODEL-27.g a young driver is billed at the booking’s price, and no longer once their age changes', async () => {
  const { page, found, bill } = await openStation()
  expect(await bill()).toEqual(['Young driver 6000'])
  expect(await bill()).toEqual(['Young driver 6000'])
  const [main] = found.guests
  if (!main) throw new Error('Nobody drives.')
  await saveGuests(page, found, [buildGuestPayload(main, { birthDate: '1990-01-01' })])
  expect(await bill()).toEqual([])
})

it('EXTRAS-14.a RAC-08 MODEL-27.g each driver beyond the booking is billed as a second driver', async () => {
  const { db, found, bill, page } = await openStation()
  const [main] = found.guests
  await db.inHotel(HOTEL, (tx) =>
    tx
      .insertInto('guests')
      .values({
        hotel_id: HOTEL,
        id: crypto.randomUUID(),
        reservation_id: found.id,
        position: 2,
        main: false,
        adult: true,
        given: JSON.stringify({ firstName: 'Jana', birthDate: main?.birthDate ?? '2006-04-18' }),
      })
      .execute(),
  )
  expect(await bill()).toEqual(['Second driver 2500', 'Young driver × 2 12000'])
  const { reservations } = await page.call(visitReservations)
  const [rental] = reservations
  expect(rental?.extrasAvailable?.map(({ id, quantity, editable }) => [id, quantity, editable])).toEqual([
    ['second-driver', 1, false],
    ['young-driver', 2, false],
    ['child-seat', 0, true],
  ])
})

it('drivers cannot be ordered by hand; what the station has on hand can', async () => {
  const { page } = await openStation()
  await expect(orderExtras(page, NOVAK, { 'second-driver': 2 })).rejects.toMatchObject({ problem: 'extraNotOffered' })
  expect(await orderExtras(page, NOVAK, { 'child-seat': 2 })).toMatchObject({
    extras: [{ extraId: 'child-seat', quantity: 2 }],
  })
})

it('the desk has nothing to do for a young driver, but does for a child seat', async () => {
  const { page, bill, db, app } = await openStation()
  expect(await bill()).toEqual(['Young driver 6000'])
  await orderExtras(page, NOVAK, { 'child-seat': 1 })
  const desk = await createColleague(db, new Browser(app), { role: 'receptionist', hotelId: HOTEL })
  const { arrivals } = await desk.call(listArrivals)
  expect(arrivals.find(({ reference }) => reference === NOVAK)?.openExtras).toBe(1)
  const { extras } = await desk.call(openStay, { params: { reference: NOVAK } })
  expect(extras.map(({ id }) => id)).toEqual(['child-seat'])
})
