import { randomUUID } from 'node:crypto'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn } from '../../testing/journey.ts'
import { tidyHotel } from './tidy.ts'

it('deletes stored answers after a day, and no earlier', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await checkIn(page, 'FOY1001', 'García López')
  const kept = () =>
    server.db
      .inHotel(1, (tx) => tx.selectFrom('idempotent_answers').select('key').execute())
      .then((rows) => rows.length)
  const before = await kept()
  expect(before).toBeGreaterThan(0)
  await tidyHotel(server.db, 1)
  expect(await kept()).toBe(before)
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('idempotent_answers').set({ created_at: sql`now() - interval '25 hours'` }).execute(),
  )
  await tidyHotel(server.db, 1)
  expect(await kept()).toBe(0)
})

it('deletes visits that ended or began a month ago, except those that are still referenced', async () => {
  const server = await createTestServer()
  const names = ['tracked', 'logged', 'searched', 'ended', 'open', 'fresh'] as const
  const pages = await Promise.all(names.map(() => server.open()))
  const visits: Record<string, string> = {}
  for (const [at, page] of pages.entries()) {
    await page.call(visitReservations)
    const found = await server.db.inHotel(1, (tx) => tx.selectFrom('visits').select('id').execute())
    const known = new Set(Object.values(visits))
    visits[names[at] ?? ''] = found.find(({ id }) => !known.has(id))?.id ?? ''
  }
  await server.db.inHotel(1, async (tx) => {
    const old = { opened_at: sql<Date>`now() - interval '31 days'` }
    const visit = (name: (typeof names)[number]) => visits[name] ?? ''
    await tx.updateTable('visits').set(old).where('id', '!=', visit('fresh')).execute()
    await tx.updateTable('visits').set({ ended_at: old.opened_at }).where('id', '=', visit('ended')).execute()
    const reservation_id = demoId('FOY1001')
    await tx
      .insertInto('tracking_events')
      .values({
        hotel_id: 1,
        visit_id: visit('tracked'),
        app_key: 'own',
        type: 'navigation',
        state: 'check-in',
        description: 'screen',
        language: 'en',
        data: '{}',
      })
      .execute()
    await tx
      .insertInto('checkin_logs')
      .values({
        hotel_id: 1,
        id: randomUUID(),
        reservation_id,
        visit_id: visit('logged'),
        app_key: 'own',
        action: 'checkin',
        guest_amount: 1,
        status: 'started',
        errors: '[]',
      })
      .execute()
    await tx
      .insertInto('visit_reservations')
      .values({ hotel_id: 1, visit_id: visit('searched'), reservation_id, proof: 'number', second_factor: null })
      .execute()
  })
  await tidyHotel(server.db, 1)
  const left = await server.db.inHotel(1, (tx) => tx.selectFrom('visits').select('id').execute())
  const kept = names.filter((name) => left.some(({ id }) => id === visits[name]))
  expect(kept).toEqual(['tracked', 'logged', 'fresh'])

  // A visit that was referenced is looked at again after a month.
  const isTrackedLeft = () =>
    server.db
      .inHotel(1, (tx) => tx.selectFrom('visits').select('id').execute())
      .then((rows) => rows.some(({ id }) => id === visits['tracked']))
  await server.db.inHotel(1, (tx) => tx.deleteFrom('tracking_events').execute())
  await tidyHotel(server.db, 1)
  expect(await isTrackedLeft()).toBe(true)
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('visits').set({ tidied_at: sql<Date>`now() - interval '31 days'` }).execute(),
  )
  await tidyHotel(server.db, 1)
  expect(await isTrackedLeft()).toBe(false)
})

it('deletes failed attempts after a day, and those at a reservation’s secrets after 30 days', async () => {
  const { db } = await createTestServer()
  await sql`insert into failed_tries (kind, caller, at) select kind, days::text, now() - make_interval(days => days, mins => -5)
    from unnest(array['search', 'reservationSecret']) kind, unnest(array[1, 2, 30, 31]) days`.execute(db.directory)
  await tidyHotel(db, 1)
  const left = await db.directory.selectFrom('failed_tries').select(['kind', 'caller']).orderBy('at', 'desc').execute()
  expect(left.map(({ kind, caller }) => `${kind} ${caller}`).toSorted()).toEqual([
    'reservationSecret 1',
    'reservationSecret 2',
    'reservationSecret 30',
    'search 1',
  ])
})
