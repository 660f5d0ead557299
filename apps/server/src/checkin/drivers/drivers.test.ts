import { addDriver, removeDriver } from '@foyer/contract/drivers.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { buildGuestPayload, findReservation, saveGuests, showLicences, sign } from '../../testing/journey.ts'

const reference = 'RAC3002'
const add = (page: GuestPage) => page.call(addDriver, { body: { hotelId: 3, reference } })
const remove = (page: GuestPage, driver: string, confirmed = false) =>
  page.call(removeDriver, { body: { hotelId: 3, reference, driver, confirmed } })
const drivers = async (page: GuestPage) => (await page.call(visitReservations)).reservations[0]?.guests ?? []

async function openJensen() {
  const server = await createTestServer()
  const page = await server.open({ hotelId: 3 })
  return { server, page, found: await findReservation(page, reference, 'Jensen') }
}

it('RAC-01.b RAC-03.a RAC-03.b RAC-03.c a new driver is incomplete, not main, adult and last', async () => {
  const { page, found } = await openJensen()
  await add(page)
  const [, , third] = await drivers(page)
  expect(found.guests).toHaveLength(2)
  expect(third).toMatchObject({ state: 'incomplete', main: false, adult: true, index: 3, authorized: true })
})

it('RAC-05 RAC-06 RAC-10 removing one in the middle renumbers the others, and the main driver stays', async () => {
  const { page } = await openJensen()
  await add(page)
  const [main, second, third] = await drivers(page)
  await remove(page, second?.id ?? '')
  const left = (await drivers(page)).map(({ id, index }) => [id, index])
  expect(left).toEqual([
    [main?.id, 1],
    [third?.id, 2],
  ])
  // Repeating it changes nothing.
  await remove(page, second?.id ?? '')
  await remove(page, third?.id ?? '')
  await expect(remove(page, main?.id ?? '', true)).rejects.toMatchObject({ problem: 'driverStays' })
  expect(await drivers(page)).toHaveLength(1)
})

it('RAC-07.a RAC-07.b removing a complete driver requires confirmation', async () => {
  const { page, found } = await openJensen()
  const [, second] = found.guests
  if (!second) throw new Error('nobody else drives')
  await saveGuests(page, found, [buildGuestPayload(second)])
  await showLicences(page, { ...found, guests: [second] })
  await sign(page, { ...found, guests: [second] })
  await expect(remove(page, second.id)).rejects.toMatchObject({ problem: 'driverComplete' })
  expect(await drivers(page)).toHaveLength(2)
  await remove(page, second.id, true)
  expect(await drivers(page)).toHaveLength(1)
})

it('a car has at most as many drivers as seats, and a hotel’s party cannot be extended', async () => {
  const { server, page } = await openJensen()
  for (let at = 2; at < 9; at++) await add(page)
  await expect(add(page)).rejects.toMatchObject({ problem: 'tooManyDrivers' })
  const hotel = await server.open()
  await findReservation(hotel, 'FOY1002', 'Müller')
  await expect(hotel.call(addDriver, { body: { hotelId: 1, reference: 'FOY1002' } })).rejects.toMatchObject({
    problem: 'badInput',
  })
})
