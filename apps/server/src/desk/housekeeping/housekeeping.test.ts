import { waitForRoom } from '@foyer/contract/room-wait.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { checkOutStay, undoCheckOut } from '@foyer/contract/staff/check-out.ts'
import { closeRoom, listHousekeeping, reopenRoom, setRoomConditions } from '@foyer/contract/staff/housekeeping.ts'
import { assignRoom, listRoomsForStay } from '@foyer/contract/staff/rooms.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { expect, it } from 'vitest'
import { findHotel } from '../../access/hotel/hotel.store.ts'
import { createSites } from '../../access/site/sites.ts'
import { buildHoldWatch } from '../../checkin/cancel/testing/build-hold-watch.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { markStayOverRooms } from './mark-stay-over-rooms.ts'

type Condition = 'dirty' | 'clean' | 'inspected'

async function createHotel() {
  const server = await createTestServer()
  const rosa = await createColleague(server.db, new Browser(server.app), { role: 'housekeeping', name: 'Rosa Ferrer' })
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Núria Puig' })
  const list = () => rosa.call(listHousekeeping)
  const room = async (number: string) => (await list()).rooms.find((one) => one.number === number)
  const set = (condition: Condition, ...rooms: { number: string; shown: Condition }[]) =>
    rosa.call(setRoomConditions, { body: { condition, rooms } })
  return { ...server, rosa, desk, list, room, set }
}

it('a housekeeper sees each room by floor, who leaves, stays and arrives, and no name', async () => {
  const { list, room } = await createHotel()
  const { rooms, setInHotelSystem, inspects } = await list()
  expect({ setInHotelSystem, inspects }).toEqual({ setInHotelSystem: false, inspects: false })
  const floors = rooms.map(({ floor }) => floor)
  expect(floors).toEqual(floors.toSorted((one, other) => one - other))
  expect(await room('302')).toMatchObject({
    condition: 'dirty',
    ready: false,
    arriving: { guests: expect.any(Number) },
  })
  const text = JSON.stringify(await list())
  for (const name of ['Papadopoulos', 'Kowalski', 'FOY10', 'example.com']) expect(text).not.toContain(name)
})

it('a room set clean is ready at once: the guest who waits is listed first, and is mailed in the same moment', async () => {
  const { open, db, list, set, desk } = await createHotel()
  const phone = await open()
  const { reference } = await findReservation(phone, 'FOY1014', 'Papadopoulos')
  await phone.call(waitForRoom, { body: { reference, tell: { email: 'nikos@example.com' } } })
  expect((await list()).waiting).toMatchObject([{ roomNumber: '302', guests: expect.any(Number) }])
  await set('clean', { number: '302', shown: 'dirty' }, { number: '304', shown: 'dirty' })
  expect((await list()).waiting).toEqual([])
  expect(await phone.call(waitForRoom, { body: { reference } })).toMatchObject({ roomReady: true })
  const mails = await db.inHotel(1, (tx) =>
    tx.selectFrom('mails').select('recipient').where('template', '=', 'roomReady').execute(),
  )
  expect(mails).toEqual([{ recipient: 'nikos@example.com' }])
  const { entries } = await desk.call(readAudit)
  const deeds = entries.filter(({ action }) => action === 'roomSetClean').map(({ subject, who }) => `${subject} ${who}`)
  expect(deeds.toSorted()).toEqual(['302 Rosa Ferrer', '304 Rosa Ferrer'])
})

it('where the hotel inspects, clean is not ready yet; of two who set a room, the later one reads that it changed', async () => {
  const { db, room, set } = await createHotel()
  await db.inHotel(1, (tx) => tx.updateTable('hotels').set({ inspects_rooms: true }).where('id', '=', 1).execute())
  await set('clean', { number: '302', shown: 'dirty' })
  expect(await room('302')).toMatchObject({ condition: 'clean', ready: false, conditionBy: 'Rosa Ferrer' })
  await set('inspected', { number: '302', shown: 'clean' })
  // A second tap on the same button is no conflict.
  await set('inspected', { number: '302', shown: 'clean' })
  expect(await room('302')).toMatchObject({ condition: 'inspected', ready: true })
  await expect(set('clean', { number: '302', shown: 'dirty' })).rejects.toMatchObject({ problem: 'alreadyHandled' })
  await expect(set('clean', { number: '999', shown: 'dirty' })).rejects.toMatchObject({ problem: 'notFound' })
  expect(await room('302')).toMatchObject({ condition: 'inspected' })
})

it('a check-out makes the room dirty and its undo restores the condition, unless it was cleaned meanwhile', async () => {
  const { db, desk, room, set, list } = await createHotel()
  await db.inHotel(1, (tx) =>
    tx.updateTable('rooms').set({ condition: 'inspected' }).where('number', '=', '305').execute(),
  )
  const stay = { params: { reference: 'FOY1012' } }
  await desk.call(checkOutStay, { ...stay, body: {} })
  const { day } = await list()
  await db.inHotel(1, (tx) =>
    tx
      .updateTable('check_outs')
      .set({ at: new Date(`${day}T09:40:00Z`) })
      .execute(),
  )
  expect(await room('305')).toMatchObject({ condition: 'dirty', leaving: { leftAt: `${day}T09:40:00.000Z` } })
  await desk.call(undoCheckOut, { ...stay, body: { reason: 'Too early' } })
  expect(await room('305')).toMatchObject({ condition: 'inspected' })
  await desk.call(checkOutStay, { ...stay, body: {} })
  await set('clean', { number: '305', shown: 'dirty' })
  await desk.call(undoCheckOut, { ...stay, body: { reason: 'Too early' } })
  expect(await room('305')).toMatchObject({ condition: 'clean' })
})

it('the morning after a night, rooms of guests who stay need service, once a day', async () => {
  const { db, room, list } = await createHotel()
  const { day } = await list()
  const hotel = await findHotel(db.directory, 1)
  if (!hotel) throw new Error('There is no hotel.')
  const published: string[] = []
  const changes = {
    ...buildHoldWatch(db).changes,
    publish: (_: number, ...what: string[]) => void published.push(...what),
  }
  const run = () => markStayOverRooms(db, hotel, { sites: createSites(db), changes, now: new Date(`${day}T04:00:00Z`) })
  await db.inHotel(1, async (tx) => {
    await tx
      .updateTable('reservations')
      .set({ end_date: addDays(day, 2) })
      .where('reference', '=', 'FOY1012')
      .execute()
    await tx.updateTable('reservations').set({ end_date: day }).where('reference', '=', 'FOY1011').execute()
    await tx.updateTable('rooms').set({ condition: 'clean', condition_by: 'Rosa' }).execute()
  })
  await run()
  expect(await room('305')).toMatchObject({ condition: 'dirty', staying: { until: addDays(day, 2) } })
  expect(await room('305')).not.toHaveProperty('conditionBy')
  expect(await room('204')).toMatchObject({ condition: 'clean', leaving: { guests: 1 } })
  expect((await list()).rooms.filter(({ condition }) => condition === 'dirty')).toHaveLength(1)
  expect(published).toEqual(['stays'])
  await db.inHotel(1, async (tx) => {
    await tx.updateTable('rooms').set({ condition: 'clean' }).where('number', '=', '305').execute()
    await tx
      .updateTable('rooms')
      .set({ condition_at: new Date(`${day}T09:00:00Z`) })
      .where('number', '=', '305')
      .execute()
  })
  await run()
  expect(await room('305')).toMatchObject({ condition: 'clean' })
})

it('a closed room is refused to stays, and a room of a stay cannot be closed: the answer names the stay', async () => {
  const { rosa, desk, list, room } = await createHotel()
  const { day } = await list()
  const closure = { roomNumber: '104', startDate: day, endDate: addDays(day, 2), reason: 'Shower is leaking' }
  const { id } = await rosa.call(closeRoom, { body: closure })
  expect(await room('104')).toMatchObject({
    closure: { id, reason: 'Shower is leaking', by: 'Rosa Ferrer', isToday: true },
  })
  const stay = { params: { reference: 'FOY1005' } }
  const { rooms } = await desk.call(listRoomsForStay, stay)
  expect(rooms.find(({ number }) => number === '104')?.closure).toMatchObject({ reason: 'Shower is leaking' })
  const move = { ...stay, body: { roomNumber: '104', shownRoom: '102' } }
  await expect(desk.call(assignRoom, move)).rejects.toMatchObject({ problem: 'roomClosed' })
  const taken = await rosa.send(closeRoom, { body: { ...closure, roomNumber: '102' } })
  expect(taken.json()).toEqual({ problem: 'roomInUse', message_error: 'FOY1005' })
  await expect(rosa.call(closeRoom, { body: closure })).rejects.toMatchObject({ problem: 'roomClosed' })
  const past = { ...closure, roomNumber: '201', startDate: addDays(day, -1) }
  await expect(rosa.call(closeRoom, { body: past })).rejects.toMatchObject({ problem: 'badInput' })
  await rosa.call(reopenRoom, { params: { id } })
  expect(await room('104')).not.toHaveProperty('closure')
  await desk.call(assignRoom, move)
  expect(await room('104')).toMatchObject({ arriving: { guests: expect.any(Number) } })
})

it('with a hotel system, conditions are shown and set there', async () => {
  const { publish, list, set, rosa } = await createHotel()
  await publish(1, {
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  const { setInHotelSystem, day } = await list()
  expect(setInHotelSystem).toBe(true)
  await expect(set('clean', { number: '302', shown: 'dirty' })).rejects.toMatchObject({ problem: 'setInHotelSystem' })
  const body = { roomNumber: '104', startDate: day, endDate: day, reason: 'Broken' }
  await expect(rosa.call(closeRoom, { body })).rejects.toMatchObject({ problem: 'setInHotelSystem' })
})
