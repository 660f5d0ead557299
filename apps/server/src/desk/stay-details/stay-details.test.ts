import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { addGuest } from '@foyer/contract/staff/guest-form.ts'
import { listHousekeeping } from '@foyer/contract/staff/housekeeping.ts'
import { readRack } from '@foyer/contract/staff/rack.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { changeStayDetails, type StayDetails } from '@foyer/contract/staff/stay-details.ts'
import { listRoomsOnSale } from '@foyer/contract/staff/walk-in.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { clearChangedNights } from '../../book/reservation/night-line.store.ts'
import { checkOutGuest } from '../../checkin/checkout/testing/check-out-guest.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { palaceWalkIn } from '../../demo/palace-walk-in.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const reference = 'FOY1005'
const params = { reference }

async function createDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Núria Puig' })
  const open = () => desk.call(openStay, { params })
  const { adults, children, expectedAt } = await open()
  const before: StayDetails = { vip: false, adults, children, ...(expectedAt && { expectedAt }) }
  const change = (details: Partial<StayDetails>, shown = before) =>
    desk.call(changeStayDetails, { params, body: { shown, details: { ...shown, ...details } } })
  const update = (values: object) =>
    server.db.inHotel(1, (tx) =>
      tx.updateTable('reservations').set(values).where('reference', '=', reference).execute(),
    )
  return { ...server, openPage: server.open, desk, open, change, update, before }
}

const noted = {
  vip: true,
  staffNotes: 'Honeymoon: flowers in the room',
  preferences: 'High floor',
  expectedAt: '21:45',
  lateCheckOut: '14:00',
} as const

it('S31 notes, VIP and hours are on every list of the desk, and in the log without the words', async () => {
  const { desk, open, change } = await createDesk()
  await change(noted)
  expect(await open()).toMatchObject(noted)
  const { arrivals } = await desk.call(listArrivals)
  expect(arrivals.find((one) => one.reference === reference)).toMatchObject(noted)
  const { expectedAt: _, ...barred } = noted
  const { stays } = await desk.call(readRack)
  expect(stays.find((one) => one.reference === reference)).toMatchObject(barred)
  const { entries } = await desk.call(readAudit)
  expect(entries.filter(({ action }) => action === 'detailsChanged').map(({ who, details }) => [who, details])).toEqual(
    [['Núria Puig', { changed: 'vip, staffNotes, preferences, expectedAt, lateCheckOut', lateCheckOut: '14:00' }]],
  )
})

it('a page that showed other values is rejected, and a second click changes nothing', async () => {
  const { desk, open, change, before } = await createDesk()
  await change({ staffNotes: 'Allergic to feathers' })
  await change({ staffNotes: 'Allergic to feathers' })
  await expect(change({ staffNotes: 'Late' })).rejects.toMatchObject({ problem: 'alreadyHandled' })
  expect((await open()).staffNotes).toBe('Allergic to feathers')
  await change({ staffNotes: '' }, { ...before, staffNotes: 'Allergic to feathers' })
  expect((await open()).staffNotes).toBeUndefined()
  const { entries } = await desk.call(readAudit)
  expect(entries.filter(({ action }) => action === 'detailsChanged')).toHaveLength(2)
})

it('guests follow the number of adults and children, unless they have entered something', async () => {
  const { db, open, change, before } = await createDesk()
  const list = async () => (await open()).guests.map(({ adult }) => adult)
  await change({ adults: 2, children: 1 })
  expect(await list()).toEqual([true, true, false])
  await change({ adults: 1, children: 2 }, { ...before, adults: 2, children: 1 })
  expect(await list()).toEqual([true, false, false])
  const { guests } = await open()
  const last = guests.find(({ index }) => index === 3)
  await db.inHotel(1, (tx) =>
    tx
      .updateTable('guests')
      .set({ version: 2 })
      .where('id', '=', last?.id ?? '')
      .execute(),
  )
  const shown = { ...before, adults: 1, children: 2 }
  await expect(change({ children: 0 }, shown)).rejects.toMatchObject({ problem: 'guestsRegistered' })
  expect([await list(), (await open()).children]).toEqual([[true, false, false], 2])
})

/** With breakfast, a classic room costs 150 for one guest, 185 for two and 215 for three. */
async function createDeskWithGuestPrices() {
  const { publish, ...at } = await createDesk()
  const roomTypes = (palaceWalkIn?.roomTypes ?? []).map((type) =>
    type.id === 'classic' ? { ...type, sleeps: 3, guestPrices: { breakfast: { 1: 150_00, 3: 215_00 } } } : type,
  )
  await publish(1, { ...palaceDocument, walkIn: { ...palaceWalkIn, roomTypes } })
  return at
}

it('S36 where prices depend on it, another number of guests changes each night and what their page shows, and the reverse restores the bill', async () => {
  const { desk, open, openPage, change, before } = await createDeskWithGuestPrices()
  const first = (await open()).bill
  const family = { ...before, children: 1 }
  expect(await change({ children: 1 })).toMatchObject({ difference: { minor: 2 * 30_00, currency: 'EUR' } })
  expect((await open()).bill.total.minor).toBe(first.total.minor + 60_00)
  const page = await openPage()
  await findReservation(page, reference, 'Smith')
  expect((await page.call(fetchSummary, { body: { reference } })).pending.minor).toBe(60_00)
  // One guest less pays no city tax, too.
  expect(await change({ adults: 1, children: 0 }, family)).toMatchObject({
    difference: { minor: -2 * (30_00 + 35_00 + 5_00) },
  })
  await change({ adults: 2 }, { ...before, adults: 1 })
  expect((await open()).bill).toEqual(first)
  const { entries } = await desk.call(readAudit)
  expect(entries.find(({ action }) => action === 'detailsChanged')?.details).toMatchObject({ amount: '€80.00' })
})

it('S36 a guest who joins a stay in house is in the price of the nights to come', async () => {
  const { desk, open, setNow, update } = await createDeskWithGuestPrices()
  await update({ state: 'inHouse' })
  setNow('2027-05-11T14:00:00Z')
  const before = await open()
  const body = { shown: before.guests.length, adult: false }
  await desk.call(addGuest, { params, body })
  const { bill, children } = await open()
  expect([children, bill.total.minor]).toEqual([1, before.bill.total.minor + 30_00])
  expect(bill.lines.at(-1)).toMatchObject({
    names: { en: 'Classic room, May 11 (difference)' },
    amount: { minor: 30_00 },
  })
})

it('S36 in house too, another number of guests prices the nights to come, up to what the room sleeps', async () => {
  const { desk, open, openPage, change, setNow, update } = await createDeskWithGuestPrices()
  await update({ state: 'inHouse' })
  setNow('2027-05-11T14:00:00Z')
  const { bill, adults, children, expectedAt, guests } = await open()
  const shown = { vip: false, adults, children, ...(expectedAt && { expectedAt }) }
  expect(await change({ children: 1 }, shown)).toMatchObject({ difference: { minor: 30_00 } })
  expect((await open()).bill.total.minor).toBe(bill.total.minor + 30_00)
  expect((await open()).guests.length).toBe(guests.length + 1)

  const family = { ...shown, children: 1 }
  await expect(change({ children: 2 }, family)).rejects.toMatchObject({ problem: 'roomTooSmall' })
  // Room 401 is a family room, for four.
  await update({ room_number: '401' })
  await change({ children: 2 }, family)
  await change({ children: 1 }, { ...shown, children: 2 })
  const { entries } = await desk.call(readAudit)
  expect(entries.filter(({ action }) => action === 'detailsChanged')).toHaveLength(3)

  setNow('2027-05-12T08:00:00Z')
  await update({ room_number: '102' })
  const leaving = { roomNumber: '102', firstName: 'Harriet', lastName: 'Smith', secondFactor: reference }
  expect(await checkOutGuest(await openPage(), leaving)).toMatchObject({ code: 5 })
})

it('S36 a guest in house who has checked in is not taken off by a number', async () => {
  const { db, open, change, update, before } = await createDesk()
  await update({ state: 'inHouse' })
  await db.inHotel(1, (tx) => tx.updateTable('guests').set({ version: 2 }).execute())
  await expect(change({ adults: 1, children: 0 })).rejects.toMatchObject({ problem: 'alreadyCheckedIn' })
  expect((await open()).adults).toBe(before.adults)
})

it('S36 the hotel’s own price for other dates is for the party that it is for', async () => {
  const { db, open, change } = await createDeskWithGuestPrices()
  await change({ children: 1 })
  await db.inHotel(1, async (tx) => {
    const known = await tx.selectFrom('reservations').selectAll().where('reference', '=', reference).executeTakeFirst()
    await clearChangedNights(tx, known?.id ?? '')
  })
  const { bill, adults, children } = await open()
  expect(await change({ children: 0 }, { vip: false, adults, children })).toMatchObject({
    difference: { minor: 2 * -30_00 },
  })
  expect((await open()).bill.total.minor).toBe(bill.total.minor - 60_00)
})

it('S36 a guest without a booking pays the price for the number of guests', async () => {
  const { desk } = await createDeskWithGuestPrices()
  const { rooms } = await desk.call(listRoomsOnSale, { query: { nights: 1, adults: 1, children: 0 } })
  const classic = rooms.find(({ typeId }) => typeId === 'classic')
  expect(classic?.rates.map(({ id, total }) => [id, total.minor])).toEqual([
    ['room-only', 165_00 + 5_00],
    ['breakfast', 150_00 + 5_00],
  ])
})

it('a late check-out is known to housekeeping on the last day', async () => {
  const { desk, change, update } = await createDesk()
  await change({ lateCheckOut: '14:00' })
  await update({ state: 'inHouse', start_date: '2027-05-08', end_date: '2027-05-10' })
  const { rooms } = await desk.call(listHousekeeping)
  expect(rooms.find(({ number }) => number === '102')?.leaving).toMatchObject({ lateUntil: '14:00' })
})

it('after the stay nothing is noted, and where the hotel has a system the number of guests is set there', async () => {
  const { publish, open, change, update, before } = await createDesk()
  await publish(1, {
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  await expect(change({ adults: 3 })).rejects.toMatchObject({ problem: 'setInHotelSystem' })
  await change({ staffNotes: 'Ours alone' })
  expect(await open()).toMatchObject({ adults: before.adults, staffNotes: 'Ours alone' })
  await update({ state: 'departed' })
  const shown = { ...before, staffNotes: 'Ours alone' }
  await expect(change({ vip: true }, shown)).rejects.toMatchObject({ problem: 'stayEnded' })
})
