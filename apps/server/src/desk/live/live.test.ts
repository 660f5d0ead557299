import { startLog } from '@foyer/contract/checkin-log.ts'
import { type Arrival, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { changeKinds, type LiveChanged, liveChanged } from '@foyer/contract/staff/live.ts'
import { signOutStaff } from '@foyer/contract/staff/session.ts'
import { setRoomReady } from '@foyer/contract/staff/stay.ts'
import type { FastifyInstance } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { STAFF_COOKIE } from '../../access/staff-session/staff-sessions.ts'
import type { ChangeListener } from '../../platform/changes/changes.ts'
import { createPostgresChanges } from '../../platform/changes/postgres-changes.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague, type StaffPage } from '../../testing/staff-page.ts'
import { createHotelWatch } from './hotel-watch.ts'

/** Receives a page's events line by line over a real connection. */
async function listenTo(app: FastifyInstance, page: StaffPage, hotelId = 1) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const response = await fetch(`http://127.0.0.1:${port}/api/staff/live/?hotel=${hotelId}`, {
    headers: { cookie: `${STAFF_COOKIE}=${page.browser.cookies.get(STAFF_COOKIE)}` },
    signal: stopping.signal,
  })
  const heard = { text: '', ended: false }
  const reading = async () => {
    for await (const chunk of response.body ?? []) heard.text += new TextDecoder().decode(chunk)
    heard.ended = true
  }
  reading().catch(() => {
    heard.ended = true
  })
  return { response, heard }
}

it('a page receives changes made by another process, for its own hotel only', async () => {
  const one = await createTestServer()
  const other = await createTestServer({ db: one.db })
  const page = await createColleague(one.db, new Browser(one.app), { role: 'receptionist' })
  const beach = await createColleague(one.db, new Browser(one.app), { role: 'receptionist', hotelId: 2 })
  const { response, heard } = await listenTo(one.app, page)
  const { heard: heardAtBeach } = await listenTo(one.app, beach, 2)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  await expect.poll(() => heard.text).toContain('event: hello')
  expect(heard.text).not.toContain('changed')

  const elsewhere = await createColleague(one.db, new Browser(other.app), { role: 'manager' })
  await elsewhere.call(setRoomReady, { params: { number: '101' }, body: { ready: false } })
  await expect.poll(() => heard.text).toContain('event: changed\ndata: {"what":["audit","stays"]')

  heard.text = ''
  const phone = await other.open()
  const { reference } = await findReservation(phone, 'FOY1001', 'García López')
  await phone.call(startLog, { body: { reference, hotelId: 1, action: 'checkin', guestCount: 1 } })
  await expect.poll(() => heard.text).toContain('"stays"')
  expect(heardAtBeach.text).not.toContain('changed')
})

it('a housekeeper hears that something changed, and nothing of the guests who arrive', async () => {
  const { app, db, open } = await createTestServer()
  const rosa = await createColleague(db, new Browser(app), { role: 'housekeeping' })
  const desk = await createColleague(db, new Browser(app), { role: 'receptionist' })
  const { heard } = await listenTo(app, rosa)
  const { heard: heardAtDesk } = await listenTo(app, desk)
  for (const one of [heard, heardAtDesk]) await expect.poll(() => one.text).toContain('hello')
  const phone = await open()
  const { reference } = await findReservation(phone, 'FOY1001', 'García López')
  await phone.call(startLog, { body: { reference, hotelId: 1, action: 'checkin', guestCount: 1 } })
  await expect.poll(() => heardAtDesk.text).toContain('García')
  await expect.poll(() => heard.text).toContain('"stays"')
  expect(heard.text).not.toContain('arrivals')
})

it('rejects a stream without a session or for another hotel', async () => {
  const { app, db } = await createTestServer()
  const page = await createColleague(db, new Browser(app), { role: 'administrator' })
  expect((await listenTo(app, page, 2)).response.status).toBe(404)
  page.browser.cookies.set(STAFF_COOKIE, 'forged')
  expect((await listenTo(app, page)).response.status).toBe(401)
})

it('ends with the session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, db } = await createTestServer()
  const page = await createColleague(db, new Browser(app), { role: 'receptionist' })
  const { heard } = await listenTo(app, page)
  await expect.poll(() => heard.text).toContain('hello')
  vi.advanceTimersByTime(5_000)
  await expect.poll(() => heard.text).toContain('beat')
  await page.call(signOutStaff)
  vi.advanceTimersByTime(15_000)
  await expect.poll(() => heard.ended).toBe(true)
  expect(heard.text).toContain('event: ended')
})

it('S11 sends only differences of the arrivals, and pages reload what cannot be compared', async () => {
  const server = await createTestServer()
  const page = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const { heard } = await listenTo(server.app, page)
  await expect.poll(() => heard.text).toContain('event: hello')
  const changes = () =>
    heard.text
      .split('\n\n')
      .filter((event) => event.includes('event: changed'))
      .map((event) => z.decode(liveChanged, JSON.parse(event.slice(event.indexOf('{')))))
      .filter(({ what }) => what.includes('stays'))

  await page.call(setRoomReady, { params: { number: '302' }, body: { ready: true } })
  await expect.poll(() => changes().length).toBe(1)
  const [first] = changes()
  expect(first?.arrivals).toMatchObject({ day: '2027-05-10', gone: [] })
  expect(first?.arrivals?.changed.map(({ reference, states }) => `${reference} ${states.roomReady.mark}`)).toEqual([
    'FOY1014 done',
  ])

  const cancel = { state: 'cancelled' } as const
  const row = await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set(cancel).where('reference', '=', 'FOY1001').returning('id').executeTakeFirst(),
  )
  await page.call(setRoomReady, { params: { number: '101' }, body: { ready: true } })
  await expect.poll(() => changes().length).toBe(2)
  expect(changes()[1]?.arrivals?.gone).toEqual([row?.id])

  server.setNow('2027-05-11T10:00:00Z')
  await page.call(setRoomReady, { params: { number: '101' }, body: { ready: false } })
  await expect.poll(() => changes().length).toBe(3)
  expect(changes()[2]).toEqual({ what: expect.arrayContaining(['stays']) })
})

it('does not keep the server from stopping', async () => {
  const { app, db } = await createTestServer()
  const page = await createColleague(db, new Browser(app), { role: 'receptionist' })
  const { heard } = await listenTo(app, page)
  await app.close()
  await expect.poll(() => heard.ended).toBe(true)
})

it('receives events again after the database connection was cut, and reports that some may be missing', async () => {
  const { db } = await createTestServer()
  const changes = await createPostgresChanges(db)
  onTestFinished(() => changes.stop())
  const heard: string[][] = []
  onTestFinished(changes.subscribe(1, (what) => heard.push([...what])))
  changes.publish(1, 'mails', 'mails')
  changes.publish(2, 'alerts')
  await expect.poll(() => heard).toEqual([['mails']])
  await withOwnerClient(db.ownerUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer listener' and datname = current_database()`,
    ),
  )
  await expect.poll(() => heard.at(-1)?.length, { timeout: 10_000 }).toBe(changeKinds.length)
  changes.publish(1, 'users')
  await expect.poll(() => heard.at(-1)).toEqual(['users'])
})

it('S45 the first page’s list and the baseline of its live connection are one read', async () => {
  const server = await createTestServer()
  const page = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  let reads = 0
  const reading = Promise.withResolvers<void>()
  const watch = createHotelWatch(1, {
    changes: { publish() {}, subscribe: () => () => {}, stop: async () => {} },
    readArrivals: async () => {
      reads += 1
      await reading.promise
      return { day: '2027-05-10', at: new Date('2027-05-10T10:00:00Z'), arrivals: [] }
    },
  })
  expect(watch.firstRead).toBeDefined()
  reading.resolve()
  expect((await watch.firstRead)?.arrivals).toEqual([])
  await watch.ready
  expect(reads).toBe(1)
  watch.stop()

  const { heard } = await listenTo(server.app, page)
  await expect.poll(() => heard.text).toContain('event: listening')
  const { arrivals } = await page.call(listArrivals)
  expect(arrivals.length).toBeGreaterThan(5)
  await expect.poll(() => heard.text).toContain('event: hello')
  expect(heard.text.indexOf('listening')).toBeLessThan(heard.text.indexOf('hello'))
  await page.call(setRoomReady, { params: { number: '302' }, body: { ready: true } })
  await expect.poll(() => heard.text).toContain('"reference":"FOY1014"')
})

/** A watch of a hotel without arrivals, with the timers under control. */
function startQuietWatch() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let publish: ChangeListener = () => {}
  const watch = createHotelWatch(1, {
    changes: {
      publish() {},
      subscribe: (_, listener) => {
        publish = listener
        return () => {}
      },
      stop: async () => {},
    },
    readArrivals: async () => ({ day: '2027-05-10', at: new Date('2027-05-10T10:00:00Z'), arrivals: [] }),
  })
  onTestFinished(watch.stop)
  return { watch, publish: (what: Parameters<ChangeListener>[0]) => publish(what) }
}

it('S45 a page that has connected before it is drawn finds the first read for a while', async () => {
  const { watch } = startQuietWatch()
  await watch.ready
  vi.advanceTimersByTime(1_500)
  expect(watch.firstRead).toBeDefined()
  vi.advanceTimersByTime(1_000)
  expect(watch.firstRead).toBeUndefined()
})

it('S45 the first read is over with the first change of a stay', async () => {
  const { watch, publish } = startQuietWatch()
  await watch.ready
  publish(['mails'])
  expect(watch.firstRead).toBeDefined()
  publish(['stays'])
  expect(watch.firstRead).toBeUndefined()
})

it('S45 a change during the first read ends it with the read', async () => {
  const { watch, publish } = startQuietWatch()
  publish(['stays'])
  expect(watch.firstRead).toBeDefined()
  await watch.ready
  expect(watch.firstRead).toBeUndefined()
})

it('S45 after a read that failed, the next change has the rows of both', async () => {
  const list = (...done: string[]) => ({
    day: '2027-05-10',
    at: new Date('2027-05-10T10:00:00Z'),
    arrivals: ['A', 'B'].map((id) => ({ id, state: done.includes(id) ? 'inHouse' : 'expected' }) as Arrival),
  })
  const reads = [list(), new Error('The database is busy.'), list('A', 'B')]
  let publish: ChangeListener = () => {}
  const watch = createHotelWatch(1, {
    changes: {
      publish() {},
      subscribe(_hotelId, listener) {
        publish = listener
        return () => {}
      },
      stop: async () => {},
    },
    readArrivals: async () => {
      const read = reads.shift()
      if (!read || read instanceof Error) throw read
      return read
    },
  })
  onTestFinished(() => watch.stop())
  const heard: LiveChanged[] = []
  watch.listeners.add((changed) => heard.push(changed))
  await watch.ready
  publish(['stays'])
  await expect.poll(() => heard).toEqual([{ what: ['stays'] }])
  publish(['stays'])
  await expect.poll(() => heard.length).toBe(2)
  expect(heard[1]?.arrivals?.changed.map(({ id }) => id)).toEqual(['A', 'B'])
})
