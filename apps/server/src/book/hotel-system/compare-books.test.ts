import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { expect, it } from 'vitest'
import { createSites } from '../../access/site/sites.ts'
import { type HotelSystem, NoAnswer, type ReadPage, UnreadableAnswer } from '../../outside/hotel-system/hotel-system.ts'
import { createFreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { NOON } from '../../platform/database/testing/templates.ts'
import { compareBooks } from './compare-books.ts'
import { listOpenDifferences } from './difference.store.ts'
import { HOTEL_SYSTEM_ENDPOINT } from './publish-event.ts'
import { pullFeed } from './pull-feed.ts'
import { readWholeFeed } from './read-whole-feed.ts'
import { buildFeed } from './testing/build-feed.ts'

const HOTEL = 1

const toEvent = (reference: string, changes: Partial<SystemReservation> = {}) => {
  const reservation = {
    reference,
    version: 1,
    state: 'expected',
    arrival: '2027-05-10',
    departure: '2027-05-12',
    adults: 1,
    children: 0,
    lastName: 'Soler',
    roomType: 'double',
    ...changes,
  }
  const { version } = reservation
  return { id: `${reference}@${version}`, at: NOON, kind: 'reservation', reservation }
}

const last = (...events: object[]): ReadPage => ({ events, cursor: 'end', more: false })

/** A hotel whose system answers these pages, one after another, again and again. */
async function connect(pages: readonly ReadPage[]) {
  const db = await createFreshDatabase('demo')
  const hotel = await createSites(db).hotel(HOTEL)
  if (!hotel) throw new Error('There is no hotel.')
  const world = { pages, pulls: 0, asked: [] as string[] }
  const system = {
    pull: async () => {
      const page = world.pages[world.pulls++ % world.pages.length]
      if (!page) throw new Error('There is no page.')
      return page
    },
    ask: async (reference: string) => void world.asked.push(reference),
  } as unknown as { -readonly [Name in keyof HotelSystem]: HotelSystem[Name] }
  const parts = { db, changes: buildFeed(db).changes, systems: { of: async () => ({ hotel, system }) } as never }
  const show = async (pages?: readonly ReadPage[]) => {
    if (pages) Object.assign(world, { pages, pulls: 0 })
    const pauseSeconds = await compareBooks({ ...parts, now: new Date(NOON) }, HOTEL)
    const open = await db.inHotel(HOTEL, listOpenDifferences)
    return { pauseSeconds, open: open.map(({ reference, kind }) => `${reference} ${kind}`) }
  }
  return { db, world, system, pull: () => pullFeed(parts, HOTEL), show }
}

const paused = (...events: object[]): ReadPage => ({ events, cursor: 'half', more: true, pauseSeconds: 30 })

it('a reading that has to pause is continued, and nothing is missing that was not read yet', async () => {
  const { db, world, pull, show } = await connect([paused(toEvent('A1')), last(toEvent('B1'))])
  const readState = () =>
    db.inHotel(HOTEL, (tx) => tx.selectFrom('hotel_systems').select(['feed_cursor', 'pulled_at']).executeTakeFirst())
  expect(await pull()).toMatchObject({ taken: 1, pauseSeconds: 30 })
  expect(await readState()).toEqual({ feed_cursor: 'half', pulled_at: null })
  expect(await pull()).toEqual({ taken: 1, known: 0, refused: [] })
  expect(await readState()).toEqual({ feed_cursor: 'end', pulled_at: expect.any(Date) })
  expect(await show()).toEqual({ pauseSeconds: 30, open: [] })
  expect(await show()).toEqual({ pauseSeconds: undefined, open: [] })
  expect(world).toMatchObject({ pulls: 4, asked: [] })
})

it('a limit that is reached before its time is a pause and no failure', async () => {
  const { db, system, pull, show } = await connect([
    { events: [toEvent('A1')], cursor: 'half', more: true },
    last(toEvent('B1')),
  ])
  const read = system.pull
  const limitSecond = (): HotelSystem['pull'] => {
    let calls = 0
    return async (cursor) => {
      calls += 1
      if (calls === 2) throw new NoAnswer('rateLimit', 'not now')
      return read(cursor)
    }
  }
  const readError = () =>
    db.inHotel(HOTEL, (tx) => tx.selectFrom('hotel_systems').select('pull_error').executeTakeFirst())
  system.pull = limitSecond()
  expect(await pull()).toMatchObject({ taken: 1, pauseSeconds: 30 })
  expect(await readError()).toEqual({ pull_error: 'rateLimit' })
  expect(await pull()).toEqual({ taken: 1, known: 0, refused: [] })
  expect(await readError()).toEqual({ pull_error: null })
  system.pull = limitSecond()
  expect(await show()).toEqual({ pauseSeconds: 30, open: [] })
  expect(await show()).toEqual({ open: [] })
  system.pull = limitSecond()
  expect(await readWholeFeed(system)).toMatchObject({ events: [{}], isComplete: false })
  system.pull = async () => {
    throw new NoAnswer('rateLimit', 'not now')
  }
  await expect(readWholeFeed(system)).rejects.toThrow('not now')
})

it('a dry run that has to pause is not complete', async () => {
  const { system } = await connect([paused(toEvent('A1')), last(toEvent('B1'))])
  expect(await readWholeFeed(system)).toMatchObject({ events: [{}], isComplete: false })
})

it('of a reservation that is read twice, the later version counts', async () => {
  const { pull, show } = await connect([last(toEvent('A1'))])
  await pull()
  const later = toEvent('A1', { version: 3 })
  const earlier = toEvent('A1', { version: 2, departure: '2027-05-14' })
  const half = { cursor: 'half', more: true }
  expect(await show([{ events: [later], ...half }, last(earlier)])).toEqual({ open: [] })
  expect(await show([{ events: [earlier], ...half }, last(later)])).toEqual({ open: [] })
  expect(await show([last(earlier)])).toEqual({ open: ['A1 dates'] })
})

it('what was delivered while a page was read is no difference', async () => {
  const { db, system, pull, show } = await connect([last(toEvent('A1'))])
  await pull()
  const read = system.pull
  system.pull = async (cursor) => {
    await db.inHotel(HOTEL, async (tx) => {
      const { id: stream } = await tx
        .updateTable('reservations')
        .set({ state: 'inHouse' })
        .where('reference', '=', 'A1')
        .returning('id')
        .executeTakeFirstOrThrow()
      const delivery = { id: stream, stream, end_name: HOTEL_SYSTEM_ENDPOINT, kind: 'arrival' }
      const settled_at = new Date(Date.now() + 60_000)
      await tx
        .insertInto('deliveries')
        .values({ hotel_id: HOTEL, ...delivery, state: 'delivered', settled_at })
        .execute()
    })
    return read(cursor)
  }
  expect(await show()).toEqual({ open: [] })
  system.pull = read
  await db.inHotel(HOTEL, (tx) =>
    tx
      .updateTable('deliveries')
      .set({ settled_at: new Date(0) })
      .execute(),
  )
  expect(await show()).toEqual({ open: ['A1 state'] })
})

it('asks for what was not read unless it is over, as far as the system allows', async () => {
  const numbers = ['A1', 'B1', 'C1', 'D1']
  const { db, world, system, pull, show } = await connect([last(...numbers.map((one) => toEvent(one)))])
  await pull()
  await db.inHotel(HOTEL, (tx) =>
    tx.updateTable('reservations').set({ state: 'cancelled' }).where('reference', '=', 'D1').execute(),
  )
  system.ask = async (reference) => {
    world.asked.push(reference)
    if (world.asked.length === 2) throw new NoAnswer('rateLimit', 'not now')
    if (reference === 'C1') throw new UnreadableAnswer('what is this?')
    return undefined
  }
  expect(await show([last()])).toEqual({ pauseSeconds: 30, open: ['A1 onlyHere'] })
  expect(await show()).toEqual({ open: ['A1 onlyHere', 'B1 onlyHere'] })
  expect(world.asked).toEqual(['A1', 'B1', 'B1', 'C1'])
})

it('a difference is settled when its stay is over in both books', async () => {
  const { db, pull, show } = await connect([last(toEvent('A1'))])
  await pull()
  expect((await show([last(toEvent('A1', { version: 2, departure: '2027-05-14' }))])).open).toEqual(['A1 dates'])
  await db.inHotel(HOTEL, (tx) =>
    tx
      .updateTable('reservations')
      .set({ state: 'departed', start_date: '2027-05-01', end_date: '2027-05-02' })
      .where('reference', '=', 'A1')
      .execute(),
  )
  expect(await show([last()])).toEqual({ open: [] })
})
