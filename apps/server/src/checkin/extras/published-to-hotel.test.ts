import { deliveryEvent } from '@foyer/contract/hotel-system.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { chooseUpgrade } from '@foyer/contract/upgrade.ts'
import { expect, it } from 'vitest'
import { HOTEL } from '../../book/hotel-system/testing/create-connected-hotel.ts'
import { createHotelOnSystem } from '../../book/hotel-system/testing/create-hotel-on-system.ts'
import { arrive, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { buildReservationItem, type FeedItem } from '../../testing/start-hotel-system.ts'
import { orderExtras } from './testing/order-extras.ts'

const REFERENCE = 'LAKE1'
const FOLIO = [{ kind: 'charge', names: { en: 'Room' }, amount: 180.5 }]
const soon = { timeout: 15_000 }

async function createLakeHotel() {
  const suite: FeedItem = ['room', { number: '301', roomType: 'suite', floor: 3, ready: true }]
  const hotel = await createHotelOnSystem({ things: [buildReservationItem({ reference: REFERENCE }), suite] })
  await hotel.pull()
  await hotel.publish(HOTEL, {
    ...hotel.document,
    screens: [
      { name: 'SearchReservation', order: 10 },
      { name: 'GuestsList', order: 20 },
      { name: 'MrzCapture', order: 30 },
      { name: 'SignatureScreen', order: 40 },
      { name: 'ExtrasScreen', order: 50 },
      { name: 'PaymentResume', order: 60 },
      { name: 'ExtrasScreen', order: 10, process: 'pre-check-in' },
    ],
    extras: [{ id: 'boat', names: { en: 'Rowing boat' }, price: 12.5, perNight: true, products: { double: 'B-7' } }],
    upgrades: [{ id: 'up', from: ['double'], to: 'suite', perNight: 40 }],
  })
  const page = await hotel.page()
  const found = await findReservation(page, REFERENCE, 'Soler')
  const said = async (changes: object) => {
    await hotel.system.put(buildReservationItem({ reference: REFERENCE, ...changes }))
    await hotel.pull()
  }
  const owed = async () => (await page.call(fetchSummary, { body: { reference: REFERENCE } })).pending.minor
  const told = async (kind: string) =>
    (await hotel.taken(REFERENCE)).flatMap((one) => (one.kind === kind ? [one.body] : []))
  return { ...hotel, page, found, said, owed, told }
}

it('P27 MODEL-01.g pre-check-in orders no extras that the hotel’s system keeps for the arrival', async () => {
  const { page, open, said } = await createLakeHotel()
  const phone = await open({ hotelId: HOTEL, appKey: 'prechk' })
  await findReservation(phone, REFERENCE, 'Soler')
  const wire = async () => (await phone.send(visitReservations)).json().reservations[0].pre_checkin_has_extras_page
  expect(await wire()).toBe(true)
  await orderExtras(phone, REFERENCE, { boat: 1 })
  await said({ preCheckinHasExtras: false })
  expect(await wire()).toBe(false)
  await expect(orderExtras(phone, REFERENCE, { boat: 2 })).rejects.toMatchObject({ problem: 'extraNotOffered' })
  await orderExtras(phone, REFERENCE, { boat: 0 })
  await expect(orderExtras(page, REFERENCE, { boat: 2 })).resolves.toBeDefined()
})

it('MODEL-27.h the hotel’s system receives the whole order to post, and its cancellation', async () => {
  const { page, told } = await createLakeHotel()
  await orderExtras(page, REFERENCE, { boat: 2 })
  await orderExtras(page, REFERENCE, { boat: 2 }, 'again')
  await orderExtras(page, REFERENCE, { boat: 0 })
  await expect.poll(async () => (await told('extras')).length, soon).toBe(2)
  const [ordered, nothing] = await told('extras')
  expect(ordered?.['extras']).toMatchObject([
    { extra: 'boat', product: 'B-7', quantity: 2, amount: 50, names: { en: 'Rowing boat × 2' } },
  ])
  expect(nothing?.['extras']).toEqual([])
  expect(deliveryEvent.safeParse(ordered).success).toBe(true)
})

it('MODEL-01.i MODEL-07.j the hotel’s system reports whether its customer may edit; omitted fields stay unchanged', async () => {
  const { page, said } = await createLakeHotel()
  const mayEdit = async () => (await findReservation(page, REFERENCE, 'Soler')).customerCanEdit
  expect(await mayEdit()).toBe(true)
  await said({ customerCanEdit: false })
  expect(await mayEdit()).toBe(false)
  await said({ adults: 2 })
  expect(await mayEdit()).toBe(false)
})

it('an extra that the hotel posts and returns with our line id is not owed twice', async () => {
  const { page, said, owed, told } = await createLakeHotel()
  await orderExtras(page, REFERENCE, { boat: 1 })
  expect(await owed()).toBe(180_50 + 25_00)
  await expect.poll(async () => (await told('extras')).length, soon).toBe(1)
  const [ordered] = await told('extras')
  const line = (ordered?.['extras'] as { line: string }[] | undefined)?.[0]?.line
  const boat = { kind: 'charge', names: { en: 'Boat' }, amount: 25 }
  await said({ folio: [...FOLIO, { ...boat, line }] })
  expect(await owed()).toBe(180_50 + 25_00)
  // Without our line id the two can't be matched.
  await said({ folio: [...FOLIO, boat] })
  expect(await owed()).toBe(180_50 + 50_00)
})

it('when the hotel lengthens a stay, extras per night cost more, and the hotel is notified', async () => {
  const { page, said, owed, told } = await createLakeHotel()
  await orderExtras(page, REFERENCE, { boat: 1 })
  expect(await owed()).toBe(180_50 + 25_00)
  const { endDate } = await findReservation(page, REFERENCE, 'Soler')
  const day = new Date(`${endDate}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  await said({ departure: day.toISOString().slice(0, 10) })
  expect(await owed()).toBe(180_50 + 37_50)
  await expect.poll(async () => (await told('extras')).length, soon).toBe(2)
  expect((await told('extras'))[1]?.['extras']).toMatchObject([{ extra: 'boat', amount: 37.5 }])
  expect(await owed()).toBe(180_50 + 37_50)
})

it('the upgrade is sent with the arrival and applies although the hotel still reports the booked room', async () => {
  const { page, found, said, told } = await createLakeHotel()
  await page.call(chooseUpgrade, { body: { reference: REFERENCE, offer: 'up' } })
  await saveParty(page, found)
  await sign(page, found)
  await arrive(page, found)
  await expect.poll(async () => (await told('arrival')).length, soon).toBe(1)
  expect((await told('arrival'))[0]).toMatchObject({ room: '301', upgrade: { roomType: 'suite', amount: 80 } })
  const room = async () => (await findReservation(page, REFERENCE, 'Soler')).room
  await said({ state: 'inHouse' })
  expect(await room()).toMatchObject({ typeId: 'suite', number: '301' })
  // Once the hotel has received it, its data wins again.
  await said({ state: 'inHouse', roomType: 'suite', room: '302' })
  expect(await room()).toMatchObject({ typeId: 'suite', number: '302' })
})
