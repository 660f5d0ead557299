import { randomUUID } from 'node:crypto'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { checkOutStay } from '@foyer/contract/staff/check-out.ts'
import { recordPayment } from '@foyer/contract/staff/money.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { buildApaleoReservation } from '../../testing/control-apaleo.ts'
import { buildMewsReservation } from '../../testing/control-mews.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { HOTEL } from './testing/create-connected-hotel.ts'
import { createHotelOnApaleo } from './testing/create-hotel-on-apaleo.ts'
import { createHotelOnMews } from './testing/create-hotel-on-mews.ts'

const soon = { timeout: 30_000 }

async function createApaleo() {
  const { apaleo, ...hotel } = await createHotelOnApaleo()
  const reference = 'XPGMSXGF-1'
  await apaleo.put({ reservations: [buildApaleoReservation({ id: reference })] })
  return {
    ...hotel,
    reference,
    listHappened: () => apaleo.happened(reference),
    arrived: ['patched', 'checkedIn'],
    departed: 'checkedOut',
    turnToDeparture: () => apaleo.setTime('2027-05-12T10:00:00+02:00'),
    guestData: [
      {
        path: '/primaryGuest',
        value: {
          firstName: 'Ana 1',
          lastName: 'Soler',
          nationalityCountryCode: 'DE',
          identificationNumber: 'C01X00T41',
          identificationIssuePlace: 'DE',
          address: { addressLine1: 'Lindenallee 4', countryCode: 'DE' },
        },
      },
    ],
    async changeByHand() {
      await apaleo.save('reservations', reference, { departure: '2027-05-14T11:00:00+02:00', unit: '202' })
      await apaleo.save('units', 'LAKE-U202', { condition: 'Dirty' })
    },
  }
}

async function createMews() {
  const { mews, ...hotel } = await createHotelOnMews()
  const reference = '52'
  await mews.put({ reservations: [buildMewsReservation({ Number: reference, ChannelNumber: 'TW48ZP' })] })
  return {
    ...hotel,
    reference,
    listHappened: mews.happened,
    arrived: ['customerUpdated', 'documentAdded', 'started'],
    departed: 'processed',
    turnToDeparture: () => mews.setTime('2027-05-12T08:00:00Z'),
    guestData: {
      FirstName: 'Ana 1',
      NationalityCode: 'DE',
      Address: { Line1: 'Lindenallee 4', CountryCode: 'DE' },
    },
    async changeByHand() {
      await mews.save('reservations', reference, { end: '2027-05-14T09:00:00Z', resource: '202' })
      await mews.save('resources', '202', { state: 'Dirty' })
    },
  }
}

const everySystem = it.each(Object.entries({ Apaleo: createApaleo, Mews: createMews }))

everySystem('a booking of %s is checked in, paid and checked out, and it has all of it once', async (_, create) => {
  const { db, app, pull, page, reference, arrived, departed, guestData, ...system } = await create()
  const desk = await createColleague(db, new Browser(app), { role: 'manager', hotelId: HOTEL })
  const happened = async () => (await system.listHappened()).map(({ what }) => what)
  await pull()
  const { arrivals } = await desk.call(listArrivals)
  expect(arrivals).toMatchObject([{ reference, lastName: 'Soler', roomNumber: '201', group: 'expected' }])
  const phone = await page()
  expect(await checkIn(phone, reference, 'Soler')).toMatchObject({ state: 'inHouse', room: { number: '201' } })
  await expect.poll(happened, soon).toEqual(arrived)
  const pay = (minor: number) =>
    desk.call(recordPayment, { params: { reference }, body: { way: 'deskCard', minor }, key: randomUUID() })
  await pay(100_00)
  await expect.poll(happened, soon).toEqual([...arrived, 'payment'])
  // Two nights of 90, and the payment comes back as the one that it is.
  await pull()
  const { pending } = await phone.call(fetchSummary, { body: { reference } })
  expect(pending.minor).toBe(80_00)
  await pay(80_00)
  await expect.poll(happened, soon).toEqual([...arrived, 'payment', 'payment'])
  await system.turnToDeparture()
  await desk.call(checkOutStay, { params: { reference } })
  await expect.poll(happened, soon).toEqual([...arrived, 'payment', 'payment', departed])
  const [guest] = await system.listHappened()
  expect(guest?.detail).toMatchObject(guestData)
})

everySystem('%s: equal content is read without effect, and a change by hand reaches the booking', async (_, create) => {
  const { pull, page, reference, changeByHand } = await create()
  // Three rooms, two types and a reservation.
  expect(await pull()).toMatchObject({ taken: 6, known: 0, refused: [] })
  // What changed within the overlap is read again.
  expect(await pull()).toMatchObject({ taken: 0, known: 1, refused: [] })
  await changeByHand()
  expect(await pull()).toMatchObject({ taken: 2, refused: [] })
  expect(await findReservation(await page(), reference, 'Soler')).toMatchObject({
    nights: 4,
    room: { number: '202' },
  })
})
