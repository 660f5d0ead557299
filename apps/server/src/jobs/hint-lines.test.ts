import { setImmediate } from 'node:timers/promises'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { listDevices } from '@foyer/contract/staff/devices.ts'
import { expect, it, onTestFinished } from 'vitest'
import { HOTEL } from '../book/hotel-system/testing/create-connected-hotel.ts'
import { createHotelOnMews } from '../book/hotel-system/testing/create-hotel-on-mews.ts'
import { NOON } from '../platform/database/testing/templates.ts'
import { ManualClock } from '../platform/time/testing/manual-clock.ts'
import { Browser } from '../testing/browser.ts'
import { buildMewsReservation } from '../testing/control-mews.ts'
import { createColleague } from '../testing/staff-page.ts'
import { createHintLines } from './hint-lines.ts'
import { createHintReceiver } from './receive-hints.ts'
import { createRunner } from './testing/runners.ts'

const soon = { timeout: 15_000 }
const MINUTE_MS = 60_000

/** A hotel on Mews whose feed is read every minute, with a line that is looked after by each reading. */
async function createHotel() {
  const hotel = await createHotelOnMews()
  const { app, db, systems, mews, pull, setNow } = hotel
  await mews.put({ reservations: [buildMewsReservation({ Number: '52' })] })
  const clock = new ManualClock(NOON)
  const receiveHint = createHintReceiver({ db, now: () => clock.now(), runDue: () => void runner.runDue() })
  const lines = createHintLines({ systems, receiveHint, now: () => clock.now() })
  onTestFinished(() => lines.closeAll())
  let reads = 0
  const run = async (_: unknown, { id }: { id: number }) => {
    if (id !== HOTEL) return
    await lines.after(id, pull)
    reads += 1
  }
  const jobs = { pullFeed: { of: 'hotel', schedule: { everySeconds: 60 }, run } } as const
  const runner = await createRunner(db, { clock, jobs })
  const desk = await createColleague(db, new Browser(app), { role: 'receptionist', hotelId: HOTEL })
  async function wait(ms: number) {
    clock.advance(ms)
    setNow(clock.now().toISOString())
    await runner.runDue()
  }
  const isOpen = (open: boolean) => expect.poll(mews.countSockets, soon).toBe(open ? 1 : 0)
  await wait(0)
  return {
    ...hotel,
    lines,
    wait,
    isOpen,
    countReads: () => reads,
    moveTo: (resource: string) => mews.save('reservations', '52', { resource }),
    room: async () => (await desk.call(listArrivals)).arrivals[0]?.roomNumber,
    heardAt: async () => (await desk.call(listDevices)).hotelSystem?.pushedAt,
  }
}

it('a change is read within seconds while the line is open, and within a minute while it is closed', async () => {
  const { mews, wait, isOpen, moveTo, room, heardAt, countReads } = await createHotel()
  await isOpen(true)
  await wait(10_000)
  expect([countReads(), await heardAt()]).toEqual([1, undefined])
  await moveTo('202')
  await expect.poll(room, soon).toBe('202')
  expect(await heardAt()).toEqual(expect.any(String))
  await mews.faults({ refusesSockets: true })
  await mews.cutSockets()
  await isOpen(false)
  const before = countReads()
  await moveTo('201')
  await wait(10_000)
  expect([countReads(), await room()]).toEqual([before, '202'])
  await wait(MINUTE_MS)
  expect(await room()).toBe('201')
  // Each reading tries to open it again.
  await mews.faults()
  await wait(MINUTE_MS)
  await isOpen(true)
  await wait(10_000)
  await moveTo('202')
  await expect.poll(room, soon).toBe('202')
})

it('a line is not opened twice, and closed with new tokens or another system', async () => {
  const { publish, document, mews, wait, isOpen } = await createHotel()
  await isOpen(true)
  await wait(MINUTE_MS)
  await wait(MINUTE_MS)
  await isOpen(true)
  await publish(HOTEL, { ...document, hotel_system: { kind: 'embedded' }, secrets: {} })
  await wait(MINUTE_MS)
  await isOpen(false)
  await publish(HOTEL, document)
  await wait(MINUTE_MS)
  await isOpen(true)
  const secrets = { ...document.secrets, hotel_system: 'another token of sixteen letters' }
  await publish(HOTEL, { ...document, secrets })
  await wait(MINUTE_MS)
  await isOpen(false)
  expect(await mews.countSockets()).toBe(0)
})

/** Lines that only count, and say something when the test does. */
function createCountedLines(receiveHint: () => Promise<void> = async () => {}) {
  const known = { hintSecret: 'one' }
  const counts = { opened: 0, closed: 0 }
  const said: (() => void)[] = []
  const openHints = (onHint: () => void) => {
    counts.opened += 1
    said.push(onHint)
    const close = () => {
      counts.closed += 1
    }
    return { check: () => true, close }
  }
  const systems = { of: async () => ({ system: { ...known, openHints } }) } as never
  const clock = new ManualClock(NOON)
  const lines = createHintLines({ systems, receiveHint, now: () => clock.now() })
  return {
    known,
    counts,
    clock,
    lines,
    say: () => said.at(-1)?.(),
    read: (hotelId = HOTEL) => lines.after(hotelId, async () => {}),
  }
}

it('a process that stops opens no line any more, and new credentials open another one', async () => {
  const { known, counts, lines, read } = createCountedLines()
  await read()
  await read()
  expect(counts).toEqual({ opened: 1, closed: 0 })
  known.hintSecret = 'another'
  await read()
  expect(counts).toEqual({ opened: 2, closed: 1 })
  lines.closeAll()
  await read()
  expect(counts).toEqual({ opened: 2, closed: 2 })
})

it('a line is opened also after a reading that failed, and closed when the hotel is no longer read here', async () => {
  const { counts, clock, lines, read } = createCountedLines()
  const fail = () => Promise.reject(new Error('no answer'))
  await expect(lines.after(HOTEL, fail)).rejects.toThrow('no answer')
  expect(counts).toEqual({ opened: 1, closed: 0 })
  clock.advance(9 * MINUTE_MS)
  await read()
  clock.advance(9 * MINUTE_MS)
  await read(HOTEL + 1)
  expect(counts).toEqual({ opened: 2, closed: 0 })
  clock.advance(2 * MINUTE_MS)
  await read(HOTEL + 1)
  expect(counts).toEqual({ opened: 2, closed: 1 })
})

it('hints that come while one is being received are received as one more, also after a failure', async () => {
  const received: PromiseWithResolvers<void>[] = []
  const { say, read } = createCountedLines(() => {
    const one = Promise.withResolvers<void>()
    received.push(one)
    return one.promise
  })
  await read()
  for (let at = 0; at < 3; at++) say()
  expect(received.length).toBe(1)
  received[0]?.reject(new Error('The database is away.'))
  await expect.poll(() => received.length).toBe(2)
  received[1]?.resolve()
  // Everything that follows from it has happened.
  await setImmediate()
  expect(received.length).toBe(2)
  say()
  await expect.poll(() => received.length).toBe(3)
})

it('no line is opened any more when the server stops', async () => {
  const { lines, wait, isOpen } = await createHotel()
  await isOpen(true)
  lines.closeAll()
  await isOpen(false)
  await wait(MINUTE_MS)
  await isOpen(false)
})
