import { startLog } from '@foyer/contract/checkin-log.ts'
import { checkinHolder, takeOverCheckin } from '@foyer/contract/lease.ts'
import { endVisit } from '@foyer/contract/reservation.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, buildGuestPayload, findReservation, saveGuests, sign } from '../../testing/journey.ts'

const inUse = { status: 423, problem: 'reservationInUse' }

function begin(page: GuestPage) {
  return page.call(startLog, { body: { reference: 'FOY1001', hotelId: 1, guestCount: 1, action: 'checkin' } })
}

async function twoAtOneReservation(server: TestServer) {
  const [first, second] = [await server.openKiosk(), await server.open()]
  const found = await findReservation(first, 'FOY1001', 'García López')
  await findReservation(second, 'FOY1001', 'García López')
  return { first, second, found, guests: found.guests.map((guest) => buildGuestPayload(guest)) }
}

function leases({ db }: TestServer) {
  return db.inHotel(1, (tx) => tx.selectFrom('checkin_leases').selectAll().execute())
}

async function expire({ db }: TestServer): Promise<void> {
  await db.inHotel(1, (tx) =>
    tx.updateTable('checkin_leases').set({ expires_at: sql`clock_timestamp() - interval '1 second'` }).execute(),
  )
}

it('F5 while one visit checks a booking in, every changing call of another is refused with that reason', async () => {
  const server = await createTestServer()
  const { first, second, found, guests } = await twoAtOneReservation(server)
  await begin(first)
  await expect(begin(second)).rejects.toMatchObject(inUse)
  await expect(saveGuests(second, found, guests)).rejects.toMatchObject(inUse)
  await expect(sign(second, found)).rejects.toMatchObject(inUse)
  await expect(arrive(second, found)).rejects.toMatchObject(inUse)
  // It may still be read, and its holder continues.
  expect((await findReservation(second, 'FOY1001', 'García López')).guests[0]?.documentNumber).toBeUndefined()
  await saveGuests(first, found, guests)
  expect(await leases(server)).toHaveLength(1)
})

it('F5 an expired one is taken over, the fence grows, and the late write of the old holder is refused', async () => {
  const server = await createTestServer()
  const { first, second, found, guests } = await twoAtOneReservation(server)
  await begin(first)
  const [before] = await leases(server)
  await begin(first)
  expect((await leases(server))[0]?.fence).toBe(before?.fence)
  await expire(server)
  await begin(second)
  const [after] = await leases(server)
  expect(after?.fence).toBeGreaterThan(before?.fence ?? Number.POSITIVE_INFINITY)
  expect(after?.visit_id).not.toBe(before?.visit_id)
  await expect(saveGuests(first, found, guests)).rejects.toMatchObject(inUse)
  expect((await findReservation(second, 'FOY1001', 'García López')).guests[0]?.documentNumber).toBeUndefined()
})

it('F5 working on it renews it', async () => {
  const server = await createTestServer()
  const { first, second, found, guests } = await twoAtOneReservation(server)
  await begin(first)
  await expire(server)
  await saveGuests(first, found, guests)
  await expect(begin(second)).rejects.toMatchObject(inUse)
})

it('the end of a visit releases it', async () => {
  const server = await createTestServer()
  const { first, second } = await twoAtOneReservation(server)
  await begin(first)
  await first.call(endVisit)
  expect(await leases(server)).toEqual([])
  expect(await begin(second)).toEqual({ success: true })
})

it('a lease of an ended visit, whose last request was slower than its end, is free', async () => {
  const server = await createTestServer()
  const { first, second } = await twoAtOneReservation(server)
  await begin(first)
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('visits').set({ ended_at: sql`now()` }).where('app_key', '=', 'kiosk').execute(),
  )
  expect(await begin(second)).toEqual({ success: true })
})

it('F5 of twenty visits that begin at once, one does', async () => {
  const server = await createTestServer()
  const pages = await Promise.all(Array.from({ length: 20 }, () => server.open()))
  await Promise.all(pages.map((page) => findReservation(page, 'FOY1001', 'García López')))
  const outcomes = await Promise.allSettled(pages.map(begin))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

const body = { reference: 'FOY1001' }
const holder = async (page: GuestPage) => (await page.call(checkinHolder, { body })).holder

it('G10 a guest who has moved on continues there: the fence grows, the other screen is refused, and nothing is lost', async () => {
  const server = await createTestServer()
  const { first, second, found, guests } = await twoAtOneReservation(server)
  await begin(first)
  await saveGuests(first, found, guests)
  const [before] = await leases(server)
  expect([await holder(second), await holder(first)]).toEqual([
    { channel: 'kiosk', seconds: expect.any(Number), of: 300 },
    undefined,
  ])
  await second.call(takeOverCheckin, { body })
  const [after] = await leases(server)
  expect(after?.fence).toBeGreaterThan(before?.fence ?? Number.POSITIVE_INFINITY)
  const late = [begin, () => saveGuests(first, found, guests), () => sign(first, found), () => arrive(first, found)]
  for (const write of late) await expect(write(first)).rejects.toMatchObject(inUse)
  expect((await holder(first))?.channel).toBe('ownDevice')
  // What was given at the kiosk is there, and taking it back works the same way.
  expect((await findReservation(first, 'FOY1001', 'García López')).guests[0]?.documentNumber).toBe(
    guests[0]?.documentNumber,
  )
  await first.call(takeOverCheckin, { body })
  await sign(first, found)
  expect((await arrive(first, found)).keyCode).toMatch(/^\d{6}$/)
})

it('G10 of many who take over at once one holds it, and the others are refused', async () => {
  const server = await createTestServer()
  const { first, found } = await twoAtOneReservation(server)
  await begin(first)
  const pages = await Promise.all([1, 2, 3, 4].map(() => server.open()))
  for (const page of pages) await findReservation(page, 'FOY1001', 'García López')
  await Promise.all(pages.map((page) => page.call(takeOverCheckin, { body })))
  const signed = await Promise.all(
    pages.map((page) =>
      begin(page).then(
        () => 'goes on',
        ({ problem }) => problem,
      ),
    ),
  )
  expect(signed.toSorted()).toEqual(['goes on', 'reservationInUse', 'reservationInUse', 'reservationInUse'])
  expect(found.id).toBe((await leases(server))[0]?.reservation_id)
})

it('G10 a guest without proof enough to arrive cannot take over', async () => {
  const server = await createTestServer()
  const { first } = await twoAtOneReservation(server)
  await begin(first)
  const stranger = await server.open()
  await expect(stranger.call(takeOverCheckin, { body })).rejects.toMatchObject({ problem: 'reservationNotFound' })
  const second = await server.open()
  await findReservation(second, 'FOY1001', 'García López')
  await server.db.inHotel(1, (tx) => tx.updateTable('visit_reservations').set({ proof: 'link' }).execute())
  await expect(
    second.call(takeOverCheckin, { body: { reference: (await leases(server))[0]?.reservation_id ?? '' } }),
  ).rejects.toMatchObject({ problem: 'proofTooWeak' })
})
