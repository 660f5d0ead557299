import { randomUUID } from 'node:crypto'
import { SIGNATURE_HEADER } from '@foyer/contract/hotel-system.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { checkOutStay } from '@foyer/contract/staff/check-out.ts'
import { recordPayment } from '@foyer/contract/staff/money.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { signRequest } from '../../outside/hotel-system/own-protocol/signature.ts'
import { NOON } from '../../platform/database/testing/templates.ts'
import { Browser } from '../../testing/browser.ts'
import { buildApaleoReservation } from '../../testing/control-apaleo.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { createHotelSystemEndpoint } from './hotel-system-endpoint.ts'
import { HOTEL } from './testing/create-connected-hotel.ts'
import { createHotelOnApaleo } from './testing/create-hotel-on-apaleo.ts'

const REFERENCE = 'XPGMSXGF-1'
const soon = { timeout: 30_000 }

async function createHotel() {
  const hotel = await createHotelOnApaleo()
  await hotel.apaleo.put({ reservations: [buildApaleoReservation({ id: REFERENCE })] })
  const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'manager', hotelId: HOTEL })
  const happened = async () => (await hotel.apaleo.happened(REFERENCE)).map(({ what }) => what)
  return { ...hotel, desk, happened }
}

it('a booking of Apaleo is checked in on the phone, paid and checked out, and Apaleo has all of it once', async () => {
  const { pull, page, desk, apaleo, happened } = await createHotel()
  await pull()
  const { arrivals } = await desk.call(listArrivals)
  expect(arrivals).toMatchObject([{ reference: REFERENCE, lastName: 'Soler', roomNumber: '201', group: 'expected' }])
  const phone = await page()
  expect(await checkIn(phone, REFERENCE, 'Soler')).toMatchObject({ state: 'inHouse', room: { number: '201' } })
  await expect.poll(happened, soon).toEqual(['patched', 'checkedIn'])
  const pay = (minor: number) =>
    desk.call(recordPayment, {
      params: { reference: REFERENCE },
      body: { way: 'deskCard', minor },
      key: randomUUID(),
    })
  await pay(100_00)
  await expect.poll(happened, soon).toEqual(['patched', 'checkedIn', 'payment'])
  // Two nights of 90, and the payment comes back as the one that it is.
  await pull()
  const { pending } = await phone.call(fetchSummary, { body: { reference: REFERENCE } })
  expect(pending.minor).toBe(80_00)
  await pay(80_00)
  await expect.poll(happened, soon).toEqual(['patched', 'checkedIn', 'payment', 'payment'])
  await apaleo.setTime('2027-05-12T10:00:00+02:00')
  await desk.call(checkOutStay, { params: { reference: REFERENCE } })
  await expect.poll(happened, soon).toEqual(['patched', 'checkedIn', 'payment', 'payment', 'checkedOut'])
  const [guest] = await apaleo.happened(REFERENCE)
  expect(guest?.detail).toMatchObject([
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
  ])
})

it('equal content is read without effect, and a change by hand reaches the booking', async () => {
  const { pull, page, apaleo } = await createHotel()
  // Three rooms, two types and a reservation.
  expect(await pull()).toMatchObject({ taken: 6, known: 0, refused: [] })
  expect(await pull()).toMatchObject({ taken: 0, known: 1, refused: [] })
  await apaleo.save('reservations', REFERENCE, { departure: '2027-05-14T11:00:00+02:00', unit: '202' })
  await apaleo.save('units', 'LAKE-U202', { condition: 'Dirty' })
  expect(await pull()).toMatchObject({ taken: 2, refused: [] })
  expect(await findReservation(await page(), REFERENCE, 'Soler')).toMatchObject({
    nights: 4,
    room: { number: '202' },
  })
})

it('what Apaleo has no place for is done at once, and what a person has to do there is refused for ever', async () => {
  const { pull, systems, changes, apaleo, db } = await createHotel()
  await pull()
  const endpoint = createHotelSystemEndpoint({ systems, changes })
  const { id: stream } = await db.inHotel(HOTEL, (tx) =>
    tx.selectFrom('reservations').select('id').executeTakeFirstOrThrow(),
  )
  const tell = (kind: string, payload: object) =>
    endpoint.deliver({
      hotelId: HOTEL,
      id: randomUUID(),
      stream,
      kind,
      payload: { reference: REFERENCE, ...payload },
      createdAt: new Date(NOON),
    })
  const before = await apaleo.calls()
  await tell('key', { id: randomUUID(), outcome: 'done', cards: 1, from: '2027-05-10', until: '2027-05-12' })
  expect(await apaleo.calls()).toEqual(before)
  await expect(tell('departureUndone', {})).rejects.toMatchObject({
    forever: true,
    message: 'undoDeparture',
  })
})

it('events cannot be pushed to a hotel whose system signs none', async () => {
  const { app } = await createHotel()
  const path = `/api/hotel-system/${HOTEL}/events/`
  const body = '{"events":[]}'
  const push = async (secret: string) => {
    const signature = signRequest(secret, { method: 'POST', path, body }, new Date(NOON))
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
    const { statusCode } = await app.inject({ method: 'POST', url: path, headers, payload: body })
    return statusCode
  }
  expect(await push('a secret of the simulated Apaleo')).toBe(401)
  expect(await push('')).toBe(401)
})
