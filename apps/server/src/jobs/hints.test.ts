import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { listDevices } from '@foyer/contract/staff/devices.ts'
import { readSystemSetup } from '@foyer/contract/staff/system-setup.ts'
import { expect, it } from 'vitest'
import { HOTEL } from '../book/hotel-system/testing/create-connected-hotel.ts'
import { createHotelOnApaleo } from '../book/hotel-system/testing/create-hotel-on-apaleo.ts'
import { createHotelOnMews } from '../book/hotel-system/testing/create-hotel-on-mews.ts'
import { NOON } from '../platform/database/testing/templates.ts'
import { ManualClock } from '../platform/time/testing/manual-clock.ts'
import { Browser } from '../testing/browser.ts'
import { buildApaleoReservation } from '../testing/control-apaleo.ts'
import { buildMewsReservation } from '../testing/control-mews.ts'
import { createColleague } from '../testing/staff-page.ts'
import { createRunner } from './testing/runners.ts'

const soon = { timeout: 15_000 }

async function createApaleo() {
  const { apaleo, ...hotel } = await createHotelOnApaleo()
  await apaleo.put({ reservations: [buildApaleoReservation({ id: 'LAKE1-1' })] })
  return { ...hotel, system: apaleo, move: () => apaleo.save('reservations', 'LAKE1-1', { unit: '202' }) }
}

async function createMews() {
  const { mews, ...hotel } = await createHotelOnMews()
  await mews.put({ reservations: [buildMewsReservation({ Number: '52' })] })
  return { ...hotel, system: mews, move: () => mews.save('reservations', '52', { resource: '202' }) }
}

const everySystem = it.each(Object.entries({ Apaleo: createApaleo, Mews: createMews }))

/** A hotel whose feed was read, and is due again in a minute. */
async function createReadHotel(create: typeof createApaleo | typeof createMews) {
  const hotel = await create()
  const { app, db, pull } = hotel
  const clock = new ManualClock(NOON)
  const reads: string[] = []
  const run = async (_: unknown, { id }: { id: number }) => {
    if (id !== HOTEL) return
    reads.push('read')
    await pull()
  }
  const runner = await createRunner(db, {
    clock,
    jobs: { pullFeed: { of: 'hotel', schedule: { everySeconds: 60 }, run } },
  })
  await runner.runDue()
  clock.advance(10_000)
  hotel.setNow(clock.now().toISOString())
  const desk = await createColleague(db, new Browser(app), { role: 'manager', hotelId: HOTEL })
  const { hintAddress = '' } = (await desk.call(readSystemSetup)).live ?? {}
  const room = async () => (await desk.call(listArrivals)).arrivals[0]?.roomNumber
  const heardAt = async () => (await desk.call(listDevices)).hotelSystem?.pushedAt
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const path = new URL(hintAddress).pathname
  return { ...hotel, runner, clock, reads, room, heardAt, path, sendTo: url + path }
}

everySystem('a hint of %s has the feed read at once, however often and late it comes', async (_, create) => {
  const { system, move, runner, clock, reads, room, heardAt, sendTo, setNow } = await createReadHotel(create)
  expect(await heardAt()).toBeUndefined()
  await system.sendWebhooks(sendTo)
  await system.faults({ doubledWebhooks: true, lateWebhooks: true })
  await move()
  await runner.runDue()
  expect([reads.length, await room()]).toEqual([1, '201'])
  await system.faults({ doubledWebhooks: true })
  await expect
    .poll(async () => {
      await runner.runDue()
      return room()
    }, soon)
    .toBe('202')
  expect(await heardAt()).toEqual(expect.any(String))
  // The second one is read after a pause, if at all.
  expect(reads.length).toBe(2)
  clock.advance(5_000)
  setNow(clock.now().toISOString())
  await runner.runDue()
  expect(reads.length).toBeLessThanOrEqual(3)
})

everySystem('an address that no one was given is no address of %s, and a hint says nothing', async (_, create) => {
  const { app, path, reads, runner, heardAt } = await createReadHotel(create)
  const hint = (url: string, payload: object = {}) => app.inject({ method: 'POST', url, payload })
  expect((await hint(`${path.slice(0, -2)}x/`)).statusCode).toBe(404)
  expect((await hint(path.replace(`/${HOTEL}/`, '/1/'))).statusCode).toBe(404)
  expect((await hint(path.replace(`/${HOTEL}/`, '/none/'))).statusCode).toBe(404)
  await runner.runDue()
  expect([reads.length, await heardAt()]).toEqual([1, undefined])
  // Whatever it contains is not read.
  expect((await hint(path, { reservation: { reference: 'LAKE1-1', state: 'cancelled' } })).statusCode).toBe(200)
  await runner.runDue()
  expect(reads.length).toBe(2)
})
