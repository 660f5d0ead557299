import { assignRoom, listRoomsForStay } from '@foyer/contract/staff/rooms.ts'
import { openStay, setRoomReady } from '@foyer/contract/staff/stay.ts'
import { chooseUpgrade } from '@foyer/contract/upgrade.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function createDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Núria Puig' })
  const list = (reference: string) => desk.call(listRoomsForStay, { params: { reference } })
  const open = (reference: string) => desk.call(openStay, { params: { reference } })
  const assign = (reference: string, body: object) => desk.call(assignRoom, { params: { reference }, body })
  const free = async (reference: string) =>
    (await list(reference)).rooms.filter(({ occupant, isOccupied }) => !occupant && !isOccupied)
  return { ...server, openPage: server.open, desk, list, open, assign, free }
}

it('S21 reception assigns a room to a stay without one, once; the log names both', async () => {
  const { open, assign, free } = await createDesk()
  await assign('FOY1005', { shownRoom: '102' })
  expect((await open('FOY1005')).states).toMatchObject({ next: 'register', roomReady: { mark: 'notYet' } })
  const [room] = await free('FOY1005')
  const chosen = { roomNumber: room?.number }
  await assign('FOY1005', chosen)
  await assign('FOY1005', chosen)
  const { roomNumber, timeline } = await open('FOY1005')
  expect(roomNumber).toBe(room?.number)
  const deeds = timeline.filter(({ what }) => what === 'staff').map(({ detail, by }) => `${detail} ${by}`)
  expect(deeds).toEqual(['roomAssigned Núria Puig', 'roomTakenBack Núria Puig'])
})

it('S21 lists the rooms of the booked type first, and who has those that are taken', async () => {
  const { list } = await createDesk()
  const { rooms, roomTypeId, roomNumber } = await list('FOY1005')
  expect(roomNumber).toBe('102')
  const isBooked = rooms.map(({ typeId }) => typeId === roomTypeId)
  expect(isBooked).toEqual(isBooked.toSorted((one, other) => Number(other) - Number(one)))
  expect(rooms.find(({ number }) => number === '103')?.occupant).toMatchObject({
    reference: 'FOY1008',
    name: 'Tiago Silva',
  })
  expect(rooms.find(({ number }) => number === '102')).not.toHaveProperty('occupant')
})

it('S21 of two desks that assign one room at the same moment, one is rejected with the reason', async () => {
  const { open, assign, free } = await createDesk()
  const [room] = await free('FOY1005')
  const wanted = room?.number
  const ended = await Promise.allSettled([
    assign('FOY1005', { shownRoom: '102', roomNumber: wanted }),
    assign('FOY1008', { shownRoom: '103', roomNumber: wanted }),
  ])
  const [rejected] = ended.filter(({ status }) => status === 'rejected')
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(rejected).toMatchObject({ reason: { problem: 'noRoomFree' } })
  const rooms = [(await open('FOY1005')).roomNumber, (await open('FOY1008')).roomNumber]
  expect(rooms.filter((number) => number === wanted)).toHaveLength(1)
})

it('S21 two stays exchange their rooms, and a second click changes nothing', async () => {
  const { open, assign } = await createDesk()
  const exchange = { shownRoom: '102', roomNumber: '103', swapWith: 'FOY1008' }
  await assign('FOY1005', exchange)
  await assign('FOY1005', exchange)
  expect([(await open('FOY1005')).roomNumber, (await open('FOY1008')).roomNumber]).toEqual(['103', '102'])
})

it('S21 a stay without a room cannot take that of another one by an exchange', async () => {
  const { open, assign } = await createDesk()
  const exchange = { roomNumber: '103', swapWith: 'FOY1008' }
  await expect(assign('FOY1007', exchange)).rejects.toMatchObject({ problem: 'badInput' })
  expect((await open('FOY1008')).roomNumber).toBe('103')
})

it('S21 guests in house move: their keys end, the old room must be cleaned, and they always have a room', async () => {
  const { desk, open, assign, free } = await createDesk()
  const { roomNumber: old = '' } = await open('FOY1011')
  await desk.call(setRoomReady, { params: { number: old }, body: { ready: true } })
  const [room] = await free('FOY1011')
  await expect(assign('FOY1011', { shownRoom: old })).rejects.toMatchObject({ problem: 'badInput' })
  await assign('FOY1011', { shownRoom: old, roomNumber: room?.number })
  const { roomNumber, keys } = await open('FOY1011')
  expect(roomNumber).toBe(room?.number)
  expect(keys.filter(({ state }) => state === 'done')).toEqual([])
  const { rooms } = await desk.call(listRoomsForStay, { params: { reference: 'FOY1005' } })
  expect(rooms.find(({ number }) => number === old)?.ready).toBe(false)
})

it.each([
  ['a room that another stay has', 'FOY1005', { shownRoom: '102', roomNumber: '103' }, 'noRoomFree'],
  ['a room that does not exist', 'FOY1005', { shownRoom: '102', roomNumber: '999' }, 'notFound'],
  ['a room that a colleague has changed since', 'FOY1005', { shownRoom: '201', roomNumber: '104' }, 'alreadyHandled'],
  ['a stay that does not exist', 'FOY9999', { roomNumber: '104' }, 'reservationNotFound'],
  ['an exchange with itself', 'FOY1005', { shownRoom: '102', roomNumber: '102', swapWith: 'FOY1005' }, 'badInput'],
])('S21 rejects %s, and changes nothing', async (_what, reference, body, problem) => {
  const { open, assign } = await createDesk()
  await expect(assign(reference, body)).rejects.toMatchObject({ problem })
  expect((await open('FOY1005')).roomNumber).toBe('102')
})

it('S21 says that rooms are assigned in the hotel’s own system where there is one', async () => {
  const { app, db, publish } = await createTestServer()
  const desk = await createColleague(db, new Browser(app), { role: 'receptionist' })
  await publish(1, {
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  const { setInHotelSystem } = await desk.call(listRoomsForStay, { params: { reference: 'FOY1005' } })
  expect(setInHotelSystem).toBe(true)
  const change = desk.call(assignRoom, {
    params: { reference: 'FOY1005' },
    body: { roomNumber: '104', shownRoom: '102' },
  })
  await expect(change).rejects.toMatchObject({ problem: 'setInHotelSystem' })
})

it('S21 a better room that the guest has chosen stays held when reception assigns another booked room', async () => {
  const { db, openPage, open, assign, free } = await createDesk()
  const page = await openPage({ appKey: 'extras' })
  await findReservation(page, 'FOY1002', 'Müller')
  await page.call(chooseUpgrade, { body: { reference: 'FOY1002', offer: 'terrace' } })
  const { roomNumber, nights } = await open('FOY1002')
  const other = (await free('FOY1002')).find(({ number }) => number !== roomNumber && number !== '503')
  await assign('FOY1002', { ...(roomNumber && { shownRoom: roomNumber }), roomNumber: other?.number })
  const held = await db.inHotel(1, (tx) =>
    tx.selectFrom('room_nights').select('night').where('room_number', '=', '503').execute(),
  )
  expect(held).toHaveLength(nights)
})
