import { randomUUID } from 'node:crypto'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { cancelStay } from '@foyer/contract/staff/cancellation.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { listRoomsOnSale, makeWalkIn } from '@foyer/contract/staff/walk-in.ts'
import { createReservation, searchAvailability } from '@foyer/contract/walk-in.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { saveParty } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function createDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Núria Puig' })
  const rooms = async (query: object = {}) =>
    (await desk.call(listRoomsOnSale, { query: { nights: 1, adults: 1, children: 0, ...query } })).rooms
  const wish = async (type: string) => {
    const rate = (await rooms()).find(({ typeId }) => typeId === type)?.rates[0]
    if (!rate) throw new Error(`No ${type} is free.`)
    const stay = { from: '2027-05-10', nights: 1, adults: 1, children: 0 }
    return { id: randomUUID(), ...stay, roomTypeId: type, rateId: rate.id, total: rate.total, lastName: 'Keller' }
  }
  const row = async (reference: string) =>
    (await desk.call(listArrivals)).arrivals.find((one) => one.reference === reference)
  return { ...server, desk, rooms, wish, row }
}

it('a receptionist makes a reservation for a walk-in: once, with a room, and the log names the receptionist', async () => {
  const { desk, rooms, wish, row } = await createDesk()
  const body = await wish('suite')
  const made = await desk.call(makeWalkIn, { body })
  expect(await desk.call(makeWalkIn, { body })).toEqual(made)
  expect(await row(made.reference)).toMatchObject({
    lastName: 'Keller',
    roomNumber: made.room,
    walkIn: { by: 'staff' },
    balance: { minor: 395_00 },
  })
  expect((await rooms()).some(({ typeId }) => typeId === 'suite')).toBe(false)
  const { timeline } = await desk.call(openStay, { params: { reference: made.reference } })
  expect(timeline).toMatchObject([{ what: 'staff', detail: 'walkInMade', by: 'Núria Puig' }])
})

it('of two receptionists who want the last room, one gets it', async () => {
  const { desk, wish } = await createDesk()
  const body = await wish('suite')
  const ended = await Promise.allSettled(
    [1, 2, 3].map(() => desk.call(makeWalkIn, { body: { ...body, id: randomUUID() } })),
  )
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('rejects a price other than the hotel’s, a past day and a room that is too small', async () => {
  const { desk, rooms, wish } = await createDesk()
  const body = await wish('classic')
  const cheaper = { ...body, total: { minor: 1, currency: 'EUR' } }
  await expect(desk.call(makeWalkIn, { body: cheaper })).rejects.toMatchObject({ problem: 'priceChanged' })
  const before = { ...body, from: '2027-05-09' }
  await expect(desk.call(makeWalkIn, { body: before })).rejects.toMatchObject({ problem: 'badInput' })
  await expect(desk.call(makeWalkIn, { body: { ...body, adults: 3 } })).rejects.toMatchObject({ problem: 'noRoomFree' })
  expect((await rooms({ from: '2027-05-11', nights: 5 })).map(({ typeId }) => typeId)).toContain('classic')
})

it('a receptionist cancels a walk-in that has not arrived: its room is free, and a second time changes nothing', async () => {
  const { desk, rooms, wish, row } = await createDesk()
  const { reference } = await desk.call(makeWalkIn, { body: await wish('suite') })
  const body = { reason: 'they called' }
  await desk.call(cancelStay, { params: { reference }, body })
  await desk.call(cancelStay, { params: { reference }, body })
  expect([await row(reference), (await rooms()).some(({ typeId }) => typeId === 'suite')]).toEqual([undefined, true])
  const { timeline, state } = await desk.call(openStay, { params: { reference } })
  expect(state).toBe('cancelled')
  expect(timeline.filter(({ detail }) => detail === 'reservationCancelled')).toMatchObject([{ by: 'Núria Puig' }])
  await expect(desk.call(cancelStay, { params: { reference: 'FOY1011' }, body })).rejects.toMatchObject({
    problem: 'alreadyCheckedIn',
  })
})

it('a walk-in made at the kiosk is marked in the arrivals with how long it is reserved, and gets the guest’s name', async () => {
  const { openKiosk, row } = await createDesk()
  const kiosk = await openKiosk()
  const { rooms } = await kiosk.call(searchAvailability, { body: { hotelId: 1, nights: 1, adults: 1, children: 0 } })
  const [room] = rooms
  const body = { roomTypeId: room?.typeId ?? '', rateId: room?.rates[0]?.id ?? '', adults: 1, children: 0 }
  const { reference } = await kiosk.call(createReservation, { body })
  expect(await row(reference)).toMatchObject({ walkIn: { by: 'guest', heldUntil: expect.any(String) } })
  expect((await row(reference))?.lastName).toBeUndefined()
  const [found] = (await kiosk.call(searchReservations, { body: { voucher: reference } })).reservations
  if (!found) throw new Error('It is not there.')
  await saveParty(kiosk, found)
  expect(await row(reference)).toMatchObject({ lastName: 'Soler' })
  expect(await row('FOY1001')).not.toHaveProperty('walkIn')
})
