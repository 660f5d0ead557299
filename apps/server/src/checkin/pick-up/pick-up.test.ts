import { updateGuests } from '@foyer/contract/guests.ts'
import { startPickUp } from '@foyer/contract/pick-up.ts'
import { preCheckIn } from '@foyer/contract/pre-checkin.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { carsDocument } from '../../demo/cars.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { buildGuestPayload, findReservation } from '../../testing/journey.ts'
import { SYSTEM_SECRET, startHotelSystem } from '../../testing/start-hotel-system.ts'

type Server = Awaited<ReturnType<typeof createTestServer>>

const at = async (server: Server, reference: string, surname: string) => {
  const page = await server.open({ hotelId: 3 })
  return { page, found: await findReservation(page, reference, surname) }
}
const start = async (page: GuestPage, reference: string, hotelId = 3) =>
  (await page.call(startPickUp, { body: { appId: 'app', hotelId, isPok: false, reference } })).pickUpProcess
const rows = ({ db }: Server, reference: string) =>
  db.inHotel(3, (tx) =>
    tx
      .selectFrom('pick_up_processes')
      .innerJoin('reservations', 'reservations.id', 'pick_up_processes.reservation_id')
      .select('number')
      .where('reference', '=', reference)
      .execute(),
  )

it('API-27.b RAC-02 starts a pick-up for the tapped booking, under the rental’s number', async () => {
  const server = await createTestServer()
  const { page, found } = await at(server, 'RAC3001', 'Novák')
  expect(found.rental?.pickUpProcess).toBeUndefined()
  expect(await start(page, 'RAC3001')).toBe('PU-3001')
  const { reservations } = await page.call(visitReservations)
  expect(reservations[0]?.rental?.pickUpProcess).toBe('PU-3001')
  expect(await rows(server, 'RAC3001')).toEqual([{ number: 'PU-3001' }])
})

it('tapping twice, reloading, another kiosk and concurrency give one pick-up with one number', async () => {
  const server = await createTestServer()
  const [one, other] = await Promise.all([at(server, 'RAC3002', 'Jensen'), at(server, 'RAC3002', 'Jensen')])
  const numbers = await Promise.all([one.page, other.page, one.page].map((page) => start(page, 'RAC3002')))
  expect(new Set(numbers)).toEqual(new Set(['PU-3002']))
  expect(await rows(server, 'RAC3002')).toHaveLength(1)
})

it('MODEL-06.h rejects a call with another booking’s pick-up, and accepts its own', async () => {
  const server = await createTestServer()
  const { page, found } = await at(server, 'RAC3003', 'Ferrari')
  const { page: other } = await at(server, 'RAC3001', 'Novák')
  const foreign = await start(other, 'RAC3001')
  const own = await start(page, 'RAC3003')
  const reference = found.reference
  const guests = found.guests.map((guest) => buildGuestPayload(guest, { documentNumber: 'C03X00T47' }))
  const common = { reference, hotelId: 3, isPok: false, language: 'en' }
  const calls = [
    (pickUpProcess: string) => page.call(fetchSummary, { body: { reference, pickUpProcess } }),
    (pickUpProcess: string) =>
      page.call(updateGuests, { body: { ...common, reservationId: found.id, guests, pickUpProcess } }),
    (pickUpProcess: string) => page.call(preCheckIn, { body: { ...common, guests: [], wishes: {}, pickUpProcess } }),
  ]
  for (const call of calls) await expect(call(foreign)).rejects.toMatchObject({ problem: 'pickUpForeign' })
  for (const call of calls.slice(0, 2)) await call(own)
})

it('a hotel has no pick-ups', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findReservation(page, 'FOY1002', 'Müller')
  await expect(start(page, 'FOY1002', 1)).rejects.toMatchObject({ problem: 'badInput' })
})

it('starts nothing until the rental’s own system answers', async () => {
  const system = await startHotelSystem()
  const server = await createTestServer()
  await server.publish(3, {
    ...carsDocument,
    hotel_system: { kind: 'http', url: system.url },
    secrets: { ...carsDocument.secrets, hotel_system: SYSTEM_SECRET },
  })
  const { page } = await at(server, 'RAC3001', 'Novák')
  await system.faults({ down: true })
  await expect(start(page, 'RAC3001')).rejects.toMatchObject({ problem: 'unavailable' })
  await expect(start(page, 'RAC3001')).rejects.toMatchObject({ problem: 'unavailable' })
  expect(await rows(server, 'RAC3001')).toEqual([])
  await system.faults()
  expect(await start(page, 'RAC3001')).toBe('PU-3001')
})
