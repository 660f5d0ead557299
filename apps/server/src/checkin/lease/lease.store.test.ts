import { startLog } from '@foyer/contract/checkin-log.ts'
import { endVisit } from '@foyer/contract/reservation.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aServer, type TestServer } from '../../testing/a-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, everythingOf, find, saveGuests, sign } from '../../testing/journey.ts'

const inUse = { status: 423, problem: 'reservationInUse' }

function begin(page: GuestPage) {
  return page.call(startLog, { body: { reference: 'FOY1001', hotelId: 1, guestCount: 1, action: 'checkin' } })
}

async function twoAtOneReservation(server: TestServer) {
  const [first, second] = [await server.openKiosk(), await server.open()]
  const found = await find(first, 'FOY1001', 'García López')
  await find(second, 'FOY1001', 'García López')
  return { first, second, found, guests: found.guests.map((guest) => everythingOf(guest)) }
}

function leases({ db }: TestServer) {
  return db.inHotel(1, (tx) => tx.selectFrom('checkin_leases').selectAll().execute())
}

async function expire({ db }: TestServer): Promise<void> {
  await db.inHotel(1, (tx) =>
    tx.updateTable('checkin_leases').set({ expires_at: sql`clock_timestamp() - interval '1 second'` }).execute(),
  )
}

it('F5 while one visit checks a booking in, another is told so by everything that changes it', async () => {
  const server = await aServer()
  const { first, second, found, guests } = await twoAtOneReservation(server)
  await begin(first)
  await expect(begin(second)).rejects.toMatchObject(inUse)
  await expect(saveGuests(second, found, guests)).rejects.toMatchObject(inUse)
  await expect(sign(second, found)).rejects.toMatchObject(inUse)
  await expect(arrive(second, found)).rejects.toMatchObject(inUse)
  // It may still be looked at, and its holder goes on.
  expect((await find(second, 'FOY1001', 'García López')).guests[0]?.documentNumber).toBeUndefined()
  await saveGuests(first, found, guests)
  expect(await leases(server)).toHaveLength(1)
})

it('F5 an expired one is taken over, the fence grows, and the late write of the old holder is refused', async () => {
  const server = await aServer()
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
  expect((await find(second, 'FOY1001', 'García López')).guests[0]?.documentNumber).toBeUndefined()
})

it('F5 working on it renews it', async () => {
  const server = await aServer()
  const { first, second, found, guests } = await twoAtOneReservation(server)
  await begin(first)
  await expire(server)
  await saveGuests(first, found, guests)
  await expect(begin(second)).rejects.toMatchObject(inUse)
})

it('the end of a visit sets it free', async () => {
  const server = await aServer()
  const { first, second } = await twoAtOneReservation(server)
  await begin(first)
  await first.call(endVisit)
  expect(await leases(server)).toEqual([])
  expect(await begin(second)).toEqual({ success: true })
})

it('what an ended visit still holds, because its last request was slower than its end, is free', async () => {
  const server = await aServer()
  const { first, second } = await twoAtOneReservation(server)
  await begin(first)
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('visits').set({ ended_at: sql`now()` }).where('app_key', '=', 'kiosk').execute(),
  )
  expect(await begin(second)).toEqual({ success: true })
})

it('F5 of twenty visits that begin at once, one does', async () => {
  const server = await aServer()
  const pages = await Promise.all(Array.from({ length: 20 }, () => server.open()))
  await Promise.all(pages.map((page) => find(page, 'FOY1001', 'García López')))
  const outcomes = await Promise.allSettled(pages.map(begin))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
