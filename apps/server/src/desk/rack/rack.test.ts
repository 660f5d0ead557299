import { randomUUID } from 'node:crypto'
import { applyRoomAssignment, previewRoomAssignment, readRack } from '@foyer/contract/staff/rack.ts'
import { assignRoom } from '@foyer/contract/staff/rooms.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function createDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Núria Puig' })
  const assign = (reference: string, body: object) => desk.call(assignRoom, { params: { reference }, body })
  const open = (reference: string) => desk.call(openStay, { params: { reference } })
  return { ...server, desk, assign, open }
}

it('shows each room with its stays, the stays without a room, and how full each night is', async () => {
  const { desk, assign } = await createDesk()
  const before = await desk.call(readRack, { query: { days: 21 } })
  expect(before).toMatchObject({ from: '2027-05-10', today: '2027-05-10', setInHotelSystem: false })
  expect(before.days).toHaveLength(21)
  expect(before.days[0]?.rooms).toBe(before.rooms.length)
  expect(before.stays.find(({ reference }) => reference === 'FOY1005')).toMatchObject({
    roomNumber: '102',
    startDate: '2027-05-10',
    state: 'expected',
    roomTaken: false,
  })
  await assign('FOY1005', { shownRoom: '102' })
  const after = await desk.call(readRack, { query: { days: 21 } })
  const moved = after.stays.find(({ reference }) => reference === 'FOY1005')
  expect(moved).not.toHaveProperty('roomNumber')
  const count = ({ days }: typeof after) =>
    days[0]?.withoutRoom.find(({ typeId }) => typeId === moved?.roomTypeId)?.count ?? 0
  expect(count(after)).toBe(count(before) + 1)
  expect(after.days.map(({ sold }) => sold)).toEqual(before.days.map(({ sold }) => sold))
})

it('shows only stays of the asked days, and guests who should have left until they leave', async () => {
  const { desk, setNow } = await createDesk()
  const has = async (from: string, reference: string) =>
    (await desk.call(readRack, { query: { from, days: 7 } })).stays.some((stay) => stay.reference === reference)
  expect(await has('2027-05-10', 'FOY1011')).toBe(true)
  expect(await has('2027-08-01', 'FOY1011')).toBe(false)
  expect(await has('2027-08-01', 'FOY1005')).toBe(false)
  setNow('2027-08-01T10:00:00Z')
  expect(await has('2027-08-01', 'FOY1011')).toBe(true)
})

it('a closed room is out of order, counts as no room, and gets no stay', async () => {
  const { db, desk, assign } = await createDesk()
  await assign('FOY1005', { shownRoom: '102' })
  const closed = { start_date: '2027-05-10', end_date: '2027-05-11', reason: 'Shower is leaking', closed_by: 'Ona' }
  await db.inHotel(1, (tx) =>
    tx
      .insertInto('room_closures')
      .values({ hotel_id: 1, id: randomUUID(), room_number: '102', ...closed })
      .execute(),
  )
  const { rooms, days, closures } = await desk.call(readRack, { query: { days: 7 } })
  expect(closures).toEqual([
    { roomNumber: '102', startDate: '2027-05-10', endDate: '2027-05-12', reason: 'Shower is leaking' },
  ])
  expect(days.slice(0, 3).map((day) => rooms.length - day.rooms)).toEqual([1, 1, 0])
  const { assigned } = await desk.call(previewRoomAssignment, { query: {} })
  expect(assigned.map(({ roomNumber }) => roomNumber)).not.toContain('102')
})

it('assigns exactly the rooms of the preview, leaves what has changed since, and says why', async () => {
  const { desk, assign, open } = await createDesk()
  for (const [reference, shownRoom] of [
    ['FOY1005', '102'],
    ['FOY1008', '103'],
  ] as const)
    await assign(reference, { shownRoom })
  const { assigned, left } = await desk.call(previewRoomAssignment, { query: {} })
  const planned = new Map(assigned.map(({ reference, roomNumber }) => [reference, roomNumber]))
  expect([...planned.keys()]).toEqual(expect.arrayContaining(['FOY1005', 'FOY1008']))
  expect(new Set(planned.values()).size).toBe(planned.size)
  expect((await open('FOY1005')).roomNumber).toBeUndefined()

  const assignments = assigned.map(({ reference, roomNumber }) => ({ reference, roomNumber }))
  // Meanwhile another desk gives one of the stays its old room back.
  const other = planned.get('FOY1008') === '103' ? '102' : '103'
  await assign('FOY1008', { roomNumber: other })
  const applied = await desk.call(applyRoomAssignment, { body: { assignments } })
  const skipped = applied.skipped.map(({ reference, reason }) => `${reference} ${reason}`)
  expect(skipped).toContain('FOY1008 stayChanged')
  if (planned.get('FOY1005') === other) expect(skipped).toContain('FOY1005 roomTaken')
  else expect((await open('FOY1005')).roomNumber).toBe(planned.get('FOY1005'))
  expect((await open('FOY1008')).roomNumber).toBe(other)
  expect(applied.assigned.length + applied.skipped.length).toBe(assignments.length)
  const { stays } = await desk.call(readRack, { query: {} })
  for (const { reference } of left)
    expect(stays.find((stay) => stay.reference === reference)?.roomNumber).toBeUndefined()
})

it('of a room that another stay has taken since, the stay gets nothing and waits on', async () => {
  const { desk, assign, open } = await createDesk()
  await assign('FOY1005', { shownRoom: '102' })
  await assign('FOY1008', { shownRoom: '103', roomNumber: '102' })
  const body = { assignments: [{ reference: 'FOY1005', roomNumber: '102' }] }
  expect(await desk.call(applyRoomAssignment, { body })).toEqual({
    assigned: [],
    skipped: [{ ...body.assignments[0], reason: 'roomTaken' }],
  })
  const { roomNumber, timeline } = await open('FOY1005')
  expect(roomNumber).toBeUndefined()
  expect(timeline.filter(({ detail }) => detail === 'roomAssigned')).toEqual([])
  const free = { assignments: [{ reference: 'FOY1005', roomNumber: '103' }] }
  expect((await desk.call(applyRoomAssignment, { body: free })).assigned).toEqual(free.assignments)
  const deeds = (await open('FOY1005')).timeline.filter(({ what }) => what === 'staff')
  expect(deeds[0]).toMatchObject({ detail: 'roomAssigned', by: 'Núria Puig' })
})

it('with a hotel system the rack can be read, and rooms are assigned there', async () => {
  const { desk, publish } = await createDesk()
  await publish(1, {
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  const rack = await desk.call(readRack, { query: { days: 7 } })
  expect(rack.setInHotelSystem).toBe(true)
  expect(rack.rooms.length).toBeGreaterThan(0)
  expect(await desk.call(previewRoomAssignment, { query: {} })).toMatchObject({ setInHotelSystem: true, assigned: [] })
  const change = desk.call(applyRoomAssignment, { body: { assignments: [] } })
  await expect(change).rejects.toMatchObject({ problem: 'setInHotelSystem' })
})
