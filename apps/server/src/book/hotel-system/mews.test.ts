import { randomUUID } from 'node:crypto'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { checkOutStay } from '@foyer/contract/staff/check-out.ts'
import { recordPayment } from '@foyer/contract/staff/money.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { buildMewsReservation } from '../../testing/control-mews.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { HOTEL } from './testing/create-connected-hotel.ts'
import { createHotelOnMews } from './testing/create-hotel-on-mews.ts'

const REFERENCE = '52'
const soon = { timeout: 30_000 }

async function createHotel() {
  const hotel = await createHotelOnMews()
  await hotel.mews.put({ reservations: [buildMewsReservation({ Number: REFERENCE, ChannelNumber: 'TW48ZP' })] })
  const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'manager', hotelId: HOTEL })
  const what = async () => (await hotel.mews.happened()).map((one) => one.what)
  return { ...hotel, desk, what }
}

it('a booking of Mews is checked in on the phone, paid and checked out, and Mews has all of it once', async () => {
  const { pull, page, desk, mews, what } = await createHotel()
  await pull()
  const { arrivals } = await desk.call(listArrivals)
  expect(arrivals).toMatchObject([{ reference: REFERENCE, lastName: 'Soler', roomNumber: '201', group: 'expected' }])
  const phone = await page()
  expect(await checkIn(phone, REFERENCE, 'Soler')).toMatchObject({ state: 'inHouse', room: { number: '201' } })
  const arrived = ['customerUpdated', 'documentAdded', 'started']
  await expect.poll(what, soon).toEqual(arrived)
  const pay = (minor: number) =>
    desk.call(recordPayment, {
      params: { reference: REFERENCE },
      body: { way: 'deskCard', minor },
      key: randomUUID(),
    })
  await pay(100_00)
  await expect.poll(what, soon).toEqual([...arrived, 'payment'])
  // Two nights of 90, and the payment comes back as the one that it is.
  await pull()
  const { pending } = await phone.call(fetchSummary, { body: { reference: REFERENCE } })
  expect(pending.minor).toBe(80_00)
  await pay(80_00)
  await expect.poll(what, soon).toEqual([...arrived, 'payment', 'payment'])
  await mews.setTime('2027-05-12T08:00:00Z')
  await desk.call(checkOutStay, { params: { reference: REFERENCE } })
  await expect.poll(what, soon).toEqual([...arrived, 'payment', 'payment', 'processed'])
  const [profile] = await mews.happened()
  expect(profile?.detail).toMatchObject({
    FirstName: 'Ana 1',
    NationalityCode: 'DE',
    Address: { Line1: 'Lindenallee 4', CountryCode: 'DE' },
  })
})

it('equal content is read without effect, and a change by hand reaches the booking', async () => {
  const { pull, page, mews } = await createHotel()
  // Three rooms, two types and a reservation.
  expect(await pull()).toMatchObject({ taken: 6, known: 0, refused: [] })
  // What changed within the overlap is read again.
  expect(await pull()).toMatchObject({ taken: 0, known: 1, refused: [] })
  await mews.save('reservations', REFERENCE, { end: '2027-05-14T09:00:00Z', resource: '202' })
  await mews.save('resources', '202', { state: 'Dirty' })
  expect(await pull()).toMatchObject({ taken: 2, refused: [] })
  expect(await findReservation(await page(), REFERENCE, 'Soler')).toMatchObject({
    nights: 4,
    room: { number: '202' },
  })
})
