import { deliveryEvent } from '@foyer/contract/hotel-system.ts'
import { preCheckIn } from '@foyer/contract/pre-checkin.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listDevices } from '@foyer/contract/staff/devices.ts'
import { tellHotelAgain } from '@foyer/contract/staff/hotel-system.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import {
  arrive,
  buildGuestPayload,
  checkIn,
  findReservation,
  saveGuests,
  saveParty,
  sign,
} from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { buildReservationItem, type FeedItem } from '../../testing/start-hotel-system.ts'
import { HOTEL } from './testing/create-connected-hotel.ts'
import { createHotelOnSystem } from './testing/create-hotel-on-system.ts'

const SOLER = buildReservationItem({ reference: 'LAKE1' })
const NEXT_DOOR: FeedItem = ['room', { number: '202', roomType: 'double', floor: 2, ready: true }]
const COUPLE = buildReservationItem({ reference: 'LAKE2', adults: 2, room: '202' })

async function createHotel(options: Parameters<typeof createHotelOnSystem>[0] = {}) {
  const hotel = await createHotelOnSystem({ things: [NEXT_DOOR, SOLER, COUPLE], ...options })
  await hotel.pull()
  const kinds = async (reference?: string) => (await hotel.taken(reference)).map(({ kind }) => kind)
  const waiting = async () => (await hotel.db.directory.selectFrom('outbox_queue').select('stream').execute()).length
  /**
   * Makes waiting deliveries due. A new server checks at once; this one would only in its next
   * round.
   */
  const timePasses = async () => {
    await hotel.db.directory
      .updateTable('outbox_queue')
      .set({ due_at: sql`clock_timestamp() - interval '1 second'` })
      .execute()
    await createTestServer({ db: hotel.db })
  }
  return { ...hotel, kinds, waiting, timePasses }
}

const soon = { timeout: 15_000 }

it('CONFIG-03.b the party is sent in one delivery when the list can be left, then the arrival', async () => {
  const hotel = await createHotel()
  const page = await hotel.page()
  const found = await findReservation(page, 'LAKE2', 'Soler')
  const [first, second] = found.guests
  if (!first || !second) throw new Error('There are two.')
  await saveGuests(page, found, [buildGuestPayload(first)])
  expect(await hotel.waiting()).toBe(0)
  await saveGuests(page, found, [buildGuestPayload(second)])
  await expect.poll(() => hotel.kinds('LAKE2'), soon).toEqual(['guestData'])
  await sign(page, found)
  await arrive(page, found)
  // The party is unchanged since it was sent: only the arrival is new.
  await expect.poll(() => hotel.kinds('LAKE2'), soon).toEqual(['guestData', 'arrival'])
  const [party, arrival] = await hotel.taken('LAKE2')
  expect(party?.body.guests).toMatchObject([
    { firstName: 'Ana 1', position: 1, main: true, documentNumber: 'C01X00T41', version: 2 },
    { firstName: 'Ana 2', position: 2, main: false },
  ])
  expect(arrival?.body).toMatchObject({ reference: 'LAKE2', room: '202', guests: [{ signed: true }, { signed: true }] })
  for (const { body } of await hotel.taken('LAKE2')) expect(deliveryEvent.safeParse(body).success).toBe(true)
})

it('CAPTURE-39 CONFIG-03.a with guests saved one by one, each is sent as they are saved', async () => {
  const hotel = await createHotel({ flags: { save_guests_one_by_one: true } })
  const page = await hotel.page()
  const found = await findReservation(page, 'LAKE2', 'Soler')
  for (const guest of found.guests) await saveGuests(page, found, [buildGuestPayload(guest)])
  await expect.poll(() => hotel.kinds('LAKE2'), soon).toEqual(['guestData', 'guestData'])
  const told = (await hotel.taken('LAKE2')).map(({ body }) => body.guests?.map(({ firstName }) => firstName))
  expect(told).toEqual([['Ana 1'], ['Ana 2']])
})

it('what changes after it was sent is sent again', async () => {
  const hotel = await createHotel()
  const page = await hotel.page()
  const found = await findReservation(page, 'LAKE1', 'Soler')
  await saveParty(page, found)
  await saveParty(page, await findReservation(page, 'LAKE1', 'Soler'), { street: 'Seestraße 9' })
  await expect.poll(() => hotel.kinds('LAKE1'), soon).toEqual(['guestData', 'guestData'])
  expect((await hotel.taken('LAKE1')).map(({ body }) => body.guests?.[0]?.['street'])).toEqual([
    'Lindenallee 4',
    'Seestraße 9',
  ])
})

it('a pre-check-in is sent with what the party asked for', async () => {
  const hotel = await createHotel()
  const page = await hotel.open({ hotelId: HOTEL, appKey: 'prechk' })
  const found = await findReservation(page, 'LAKE1', 'Soler')
  await saveParty(page, found)
  await sign(page, found)
  const { guests } = await findReservation(page, 'LAKE1', 'Soler')
  const wishes = { arrivalTime: '18:30', notes: 'Late train' }
  await page.send(preCheckIn, {
    body: {
      hotel_id: HOTEL,
      reference: 'LAKE1',
      reservation_info: { notes: wishes.notes, arrival_time: wishes.arrivalTime },
      customers: guests.map(({ id, index, version }) => ({ id, index, board: '0', version })),
      is_pok: false,
    },
  })
  await expect.poll(() => hotel.kinds('LAKE1'), soon).toEqual(['guestData', 'preCheckinCompleted'])
  expect((await hotel.taken('LAKE1')).at(-1)?.body).toMatchObject(wishes)
})

it('down for the whole check-in: the guest notices nothing, and everything arrives once and in order', async () => {
  const hotel = await createHotel()
  await hotel.system.faults({ down: true })
  const one = await hotel.page()
  const other = await hotel.page()
  expect(await checkIn(one, 'LAKE1', 'Soler')).toMatchObject({
    state: 'inHouse',
    room: { keyCode: expect.any(String) },
  })
  await checkIn(other, 'LAKE2', 'Soler')
  await expect.poll(hotel.waiting, soon).toBe(4)
  const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'receptionist', hotelId: HOTEL })
  const line = async () => (await desk.call(listDevices)).hotelSystem
  await expect.poll(line, soon).toMatchObject({ waiting: 4, waitingError: expect.stringContaining('no answer') })
  expect((await hotel.app.inject('/metrics')).body).toContain('outbox_waiting{end="hotelSystem"} 4')
  await hotel.system.faults()
  await hotel.timePasses()
  await expect.poll(hotel.waiting, soon).toBe(0)
  const { deliveries } = await hotel.system.ledger()
  for (const reference of ['LAKE1', 'LAKE2'])
    expect(deliveries.filter((told) => told.reference === reference).map(({ kind }) => kind)).toEqual([
      'guestData',
      'arrival',
    ])
  expect(new Set(deliveries.map(({ key }) => key)).size).toBe(4)
  expect(await line()).toMatchObject({ waiting: 0, refused: 0, deliveredAt: expect.any(String) })
})

it('cut off after receiving: it is sent again under the same key, and applied once', async () => {
  const hotel = await createHotel()
  await hotel.system.faults({ cutAfterTaking: 3 })
  await checkIn(await hotel.page(), 'LAKE1', 'Soler')
  await expect
    .poll(async () => {
      await hotel.timePasses()
      return hotel.waiting()
    }, soon)
    .toBe(0)
  expect(await hotel.kinds('LAKE1')).toEqual(['guestData', 'arrival'])
  const { deliveries } = await hotel.system.ledger()
  expect(deliveries.length).toBeGreaterThan(2)
})

it('what is never accepted is left to a person and blocks nothing', async () => {
  const hotel = await createHotel()
  await hotel.system.faults({ refuse: ['guestData'] })
  await checkIn(await hotel.page(), 'LAKE1', 'Soler')
  await expect.poll(() => hotel.kinds('LAKE1'), soon).toEqual(['arrival'])
  const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'receptionist', hotelId: HOTEL })
  expect((await desk.call(listAlerts)).open).toMatchObject([{ kind: 'deliveryRefused', reference: 'LAKE1' }])
  const told = async () =>
    (await desk.call(openStay, { params: { reference: 'LAKE1' } })).timeline.flatMap(({ detail, delivery }) =>
      delivery ? [{ detail, ...delivery }] : [],
    )
  const refused = (await told()).find(({ state }) => state === 'refused')
  expect(refused).toMatchObject({
    detail: 'guestData',
    lastError: 'refused: answered 422: guestData is not for us',
    tries: 1,
  })
  expect((await desk.call(listDevices)).hotelSystem).toMatchObject({
    waiting: 0,
    refused: 1,
    host: expect.stringContaining('127.0.0.1:'),
  })
  // A person fixes the cause and sends it again.
  await hotel.system.faults()
  await desk.call(tellHotelAgain, { params: { id: refused?.id ?? '' } })
  await expect.poll(() => hotel.kinds('LAKE1'), soon).toEqual(['arrival', 'guestData'])
  await expect.poll(async () => (await told()).map(({ state }) => state), soon).toEqual(['delivered', 'delivered'])
  await expect(desk.call(tellHotelAgain, { params: { id: refused?.id ?? '' } })).rejects.toMatchObject({ status: 400 })
})

it('a hotel without its own system sends nothing', async () => {
  const hotel = await createHotel()
  await checkIn(await hotel.open(), 'FOY1001', 'García López')
  const rows = await hotel.db.inHotel(1, (tx) => tx.selectFrom('deliveries').select('id').execute())
  expect(rows).toEqual([])
})
