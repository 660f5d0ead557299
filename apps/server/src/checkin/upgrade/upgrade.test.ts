import { openStay } from '@foyer/contract/staff/stay.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { chooseUpgrade, fetchUpgrades } from '@foyer/contract/upgrade.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const app = { appKey: 'extras' }
const MULLER = 'FOY1002'

const listOffers = async (page: GuestPage, reference: string) =>
  (await page.call(fetchUpgrades, { body: { reference } })).offers.map(({ id, total, chosen }) => [
    id,
    total.minor,
    chosen,
  ])
const choose = (page: GuestPage, reference: string, offer?: string) =>
  page.call(chooseUpgrade, { body: { reference, ...(offer && { offer }) } })
const readBill = async (page: GuestPage, reference: string) => {
  const { lines = [], pending } = await page.call(fetchSummary, { body: { reference } })
  return { pending: pending.minor, lines: lines.map(({ label, amount }) => `${label} ${amount.minor}`) }
}

async function openPalace() {
  const server = await createTestServer()
  const page = await server.open(app)
  const found = await findReservation(page, MULLER, 'Müller')
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Núria Puig' })
  const setRooms = (type: string, changes: object) =>
    server.db.inHotel(1, (tx) => tx.updateTable('rooms').set(changes).where('type_id', '=', type).execute())
  const stay = () => desk.call(openStay, { params: { reference: MULLER } })
  return { ...server, page, found, stay, setRooms }
}

it('UPGRADE-01 offers two better rooms at prices that the server computes', async () => {
  const { page } = await openPalace()
  expect(await listOffers(page, MULLER)).toEqual([
    ['terrace', 180_00, false],
    ['suite', 360_00, false],
  ])
})

it('UPGRADE-02 choosing one or none changes one line on the bill, never two', async () => {
  const { page, stay } = await openPalace()
  const before = await readBill(page, MULLER)
  await choose(page, MULLER, 'suite')
  await choose(page, MULLER, 'suite')
  expect(await listOffers(page, MULLER)).toEqual([
    ['suite', 360_00, true],
    ['terrace', 180_00, false],
  ])
  expect(await readBill(page, MULLER)).toEqual({
    pending: before.pending + 360_00,
    lines: [...before.lines, 'Upgrade: Palace suite 36000'],
  })
  await choose(page, MULLER, 'terrace')
  expect(await readBill(page, MULLER)).toEqual({
    pending: before.pending + 180_00,
    lines: [...before.lines, 'Upgrade: Room with terrace 18000'],
  })
  // Until arrival, it is the booked room.
  expect(await stay()).toMatchObject({ roomNumber: '412', upgrade: { applied: false, roomNumber: '503' } })
  await choose(page, MULLER)
  expect(await readBill(page, MULLER)).toEqual(before)
  expect((await stay()).upgrade).toBeUndefined()
})

it('on arrival the room changes, and so does the door that the key opens', async () => {
  const { page, found, stay } = await openPalace()
  await choose(page, MULLER, 'terrace')
  await saveParty(page, found)
  await sign(page, found)
  const { roomNumber } = await arrive(page, found)
  expect(roomNumber).toBe('503')
  expect((await findReservation(page, MULLER, 'Müller')).room).toMatchObject({
    typeId: 'terrace',
    number: '503',
    floor: 5,
  })
  expect(await stay()).toMatchObject({ roomNumber: '503', state: 'inHouse', upgrade: { applied: true } })
  await expect(choose(page, MULLER)).rejects.toMatchObject({ problem: 'alreadyCheckedIn' })
})

it('when two want the last room of a type, one gets it; the other is rejected and no longer offered it', async () => {
  const { page, open, setRooms, db } = await openPalace()
  await db.inHotel(1, (tx) => tx.deleteFrom('rooms').where('number', '=', '504').execute())
  await setRooms('terrace', { ready: true })
  const other = await open(app)
  await findReservation(other, 'FOY1008', 'Silva')
  const tries = await Promise.allSettled([choose(page, MULLER, 'terrace'), choose(other, 'FOY1008', 'terrace')])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const lost = tries.find((one) => one.status === 'rejected')
  expect(lost?.reason).toMatchObject({ problem: 'upgradeNotAvailable' })
  const [loser, reference] = tries[0]?.status === 'rejected' ? [page, MULLER] : [other, 'FOY1008']
  expect((await listOffers(loser, reference)).map(([id]) => id)).toEqual(['suite'])
})

it('the database holds the chosen room night by night, and frees it when it is returned', async () => {
  const { page, db } = await openPalace()
  const held = async () => {
    const rows = await db.inHotel(1, (tx) =>
      tx.selectFrom('room_nights').select('room_number').where('room_number', 'in', ['412', '502', '503']).execute(),
    )
    return Map.groupBy(rows, (row) => row.room_number)
  }
  const nights = async () => [...(await held())].map(([room, all]) => `${room} ${all.length}`).toSorted()
  await choose(page, MULLER, 'suite')
  expect(await nights()).toEqual(['412 4', '502 4'])
  await choose(page, MULLER, 'terrace')
  expect(await nights()).toEqual(['412 4', '503 4'])
  await choose(page, MULLER)
  expect(await nights()).toEqual(['412 4'])
})

it('a room that is not ready is not offered for today, and one that a booking needs is never offered', async () => {
  const { page, setRooms, db } = await openPalace()
  await setRooms('terrace', { ready: false })
  expect((await listOffers(page, MULLER)).map(([id]) => id)).toEqual(['suite'])
  // 501 is Yılmaz’s; 502 is needed for a booked suite without a room.
  await db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ room_type_id: 'suite' }).where('reference', '=', 'FOY1007').execute(),
  )
  expect(await listOffers(page, MULLER)).toEqual([])
  await expect(choose(page, MULLER, 'suite')).rejects.toMatchObject({ problem: 'upgradeNotAvailable' })
  await expect(choose(page, MULLER, 'castle')).rejects.toMatchObject({ problem: 'upgradeNotAvailable' })
})

it('if the hotel has given the room away, the guest learns it before arrival and chooses again', async () => {
  const { page, found, setRooms, db } = await openPalace()
  await choose(page, MULLER, 'suite')
  await saveParty(page, found)
  await sign(page, found)
  await setRooms('suite', { ready: false })
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'roomNotReady' })
  await setRooms('suite', { ready: true })
  await db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ room_number: '502' }).where('reference', '=', 'FOY1008').execute(),
  )
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'upgradeNotAvailable' })
  await choose(page, MULLER)
  expect(await arrive(page, found)).toMatchObject({ roomNumber: '412' })
})
