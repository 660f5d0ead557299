import { productionDate } from '@foyer/contract/hotel.ts'
import { findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { readRack } from '@foyer/contract/staff/rack.ts'
import { listRoomsOnSale, makeWalkIn } from '@foyer/contract/staff/walk-in.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { expect, it } from 'vitest'
import type { Staff } from '../../access/staff-session/staff.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { listArrivedOn, listArrivedOnHotelDay } from '../registration/registration.store.ts'

const hotel = { id: 1, timeZone: 'Europe/Madrid' }
/** Local time at the hotel, which is two hours ahead of UTC. */
const local = (time: string) => new Date(`${time}+02:00`)

/** A hotel whose last closed day is the 9th, at night on the 10th. */
async function createNight({ closed = true, config }: { closed?: boolean; config?: HotelConfigInput } = {}) {
  const server = await createTestServer()
  const { db, setNow } = server
  if (config) await server.publish(1, config)
  const close = (day: string, at: string) =>
    db.inHotel(1, (tx) =>
      tx
        .insertInto('business_days')
        .values({ hotel_id: 1, day, report: '{}', member_id: null, closed_at: local(at) })
        .execute(),
    )
  if (closed) await close('2027-05-09', '2027-05-10T02:10')
  const at = async (time: string) => {
    setNow(local(time).toISOString())
    // Sessions end by the database's clock, so each moment has a session of its own.
    return createColleague(db, new Browser(server.app), { role: 'manager' })
  }
  const days = async (time: string) => {
    const desk = await at(time)
    const page = await server.open()
    return [
      (await desk.call(listArrivals)).today,
      (await desk.call(findStays, { query: { list: 'departures' } })).today,
      (await desk.call(readRack, { query: {} })).today,
      (await page.call(productionDate)).date,
    ]
  }
  const arrive = (reference: string, time: string) =>
    db.inHotel(1, (tx) =>
      tx
        .updateTable('reservations')
        .set({ state: 'inHouse', checked_in_at: local(time) })
        .where('reference', '=', reference)
        .execute(),
    )
  return { ...server, close, at, days, arrive }
}

const all = (day: string) => [day, day, day, day]

it('lists, rack and guests’ pages are on the day that is not closed, until its close or the hour at which it ends', async () => {
  const { days, close } = await createNight()
  expect(await days('2027-05-10T23:59')).toEqual(all('2027-05-10'))
  expect(await days('2027-05-11T01:30')).toEqual(all('2027-05-10'))
  expect(await days('2027-05-11T05:59')).toEqual(all('2027-05-10'))
  // A forgotten close does not keep the morning's arrivals from the desk.
  expect(await days('2027-05-11T06:00')).toEqual(all('2027-05-11'))
  await close('2027-05-10', '2027-05-11T02:15')
  expect(await days('2027-05-11T02:16')).toEqual(all('2027-05-11'))
})

it('a day that is closed before midnight does not take the screens to tomorrow', async () => {
  const { days, close } = await createNight()
  await close('2027-05-10', '2027-05-10T22:45')
  expect(await days('2027-05-10T23:00')).toEqual(all('2027-05-10'))
})

it.each([
  ['that has never closed a day', { closed: false }],
  [
    'whose days are closed in its own system',
    {
      config: {
        hotel_system: { kind: 'http' as const, url: 'http://127.0.0.1:9' },
        secrets: { hotel_system: 'a'.repeat(32) },
      },
    },
  ],
  ['that closes no days', { config: { folio: { closing: 'off' as const } } }],
])('a hotel %s is on the local date', async (_which, options) => {
  const { days } = await createNight(options as Parameters<typeof createNight>[0])
  expect(await days('2027-05-11T01:30')).toEqual(all('2027-05-11'))
})

it('the hour at which the hotel’s day ends is the hotel’s own', async () => {
  const { days } = await createNight({ config: { noShow: { dayEndsAt: 3 } } })
  expect(await days('2027-05-11T02:59')).toEqual(all('2027-05-10'))
  expect(await days('2027-05-11T03:00')).toEqual(all('2027-05-11'))
})

it('a guest who arrives after midnight is on the list of the hotel’s day, and in the register with the real date', async () => {
  const { at, arrive, db, close } = await createNight()
  await arrive('FOY1005', '2027-05-11T01:20')
  await arrive('FOY1001', '2027-05-11T06:20')
  const listed = async (time: string) =>
    (await (await at(time)).call(listArrivals)).arrivals
      .filter(({ state }) => state === 'inHouse')
      .map(({ reference }) => reference)
  expect(await listed('2027-05-11T01:30')).toEqual(['FOY1005'])
  // The day was not closed: it ended at six.
  expect(await listed('2027-05-11T07:00')).toEqual(['FOY1001'])
  const on = (list: typeof listArrivedOn, day: string) =>
    db.inHotel(1, async (tx) => (await list({ tx, hotel, latestTurn: 6 } as unknown as Staff, day)).length)
  expect(await on(listArrivedOn, '2027-05-11')).toBe(2)
  expect(await on(listArrivedOnHotelDay, '2027-05-10')).toBe(1)
  await close('2027-05-10', '2027-05-11T01:00')
  expect(await on(listArrivedOnHotelDay, '2027-05-11')).toBe(2)
})

it.each([
  ['Pacific/Kiritimati', '2027-05-10T10:00:00Z', '2027-05-11T09:59:59Z'],
  ['Pacific/Pago_Pago', '2027-05-11T11:00:00Z', '2027-05-12T10:59:59Z'],
])('the register of a date in %s is from its first moment to its last', async (timeZone, first, last) => {
  const { db } = await createTestServer()
  const arrived = await db.inHotel(1, async (tx) => {
    for (const [reference, at] of [['FOY1001', first] as const, ['FOY1005', last] as const])
      await tx
        .updateTable('reservations')
        .set({ state: 'inHouse', checked_in_at: new Date(at) })
        .where('reference', '=', reference)
        .execute()
    return listArrivedOn({ tx, hotel: { timeZone } } as unknown as Staff, '2027-05-11')
  })
  expect(arrived).toHaveLength(2)
})

it('a walk-in after midnight gets the night that is running', async () => {
  const { at, db } = await createNight()
  const desk = await at('2027-05-11T01:30')
  const stay = { nights: 1, adults: 1, children: 0 }
  const [room] = (await desk.call(listRoomsOnSale, { query: stay })).rooms
  const rate = room?.rates[0]
  if (!room || !rate) throw new Error('No room is free.')
  const body = {
    ...stay,
    id: '00000000-0000-4000-8000-000000000001',
    from: '2027-05-10',
    roomTypeId: room.typeId,
    rateId: rate.id,
    total: rate.total,
    lastName: 'Keller',
  }
  const { reference } = await desk.call(makeWalkIn, { body })
  const made = await db.inHotel(1, (tx) =>
    tx
      .selectFrom('reservations')
      .select(['start_date', 'end_date'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow(),
  )
  expect(made).toEqual({ start_date: '2027-05-10', end_date: '2027-05-11' })
})
