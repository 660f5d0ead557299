import { raiseAlert } from '@foyer/contract/alert.ts'
import { claimAlert, handleAlert, hearAlerts, listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { arrive, findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

it('turning a guest away for lack of a room raises one alert, however often they try', async () => {
  const { app, db, open } = await createTestServer()
  const page = await createColleague(db, new Browser(app), { role: 'receptionist', name: 'Ana Roca' })
  const phone = await open()
  const stay = await findReservation(phone, 'FOY1007', 'Lindqvist')
  const turnedAway = () => expect(arrive(phone, stay)).rejects.toMatchObject({ problem: 'roomNotAvailable' })
  await turnedAway()
  await turnedAway()
  const openAlerts = async () => (await page.call(listAlerts)).open
  await expect.poll(async () => (await openAlerts())[0]?.times).toBe(2)
  const [alert] = await openAlerts()
  expect(alert).toMatchObject({
    kind: 'roomNotAvailable',
    urgent: true,
    reference: 'FOY1007',
    money: 'nothingCharged',
    key: 'notGiven',
  })
  const { arrivals } = await page.call(listArrivals, { query: { search: 'FOY1007' } })
  expect(arrivals[0]).toMatchObject({ openAlerts: 1, states: { next: 'alert' } })

  const handle = () => page.call(handleAlert, { params: { id: alert?.id ?? '' }, body: { note: 'moved to 310' } })
  await handle()
  await expect(handle()).rejects.toMatchObject({ problem: 'alreadyHandled' })
  const after = await page.call(listAlerts)
  expect(after.open).toEqual([])
  expect(after.handled[0]?.handled).toMatchObject({ by: 'Ana Roca', note: 'moved to 310' })
  await turnedAway()
  await expect.poll(async () => (await openAlerts()).length).toBe(1)
})

it('S9 a desk idle for half an hour is locked but still shows how many alerts wait; after its shift it does not', async () => {
  const { app, db, openKiosk } = await createTestServer()
  const page = await createColleague(db, new Browser(app), { role: 'receptionist' })
  await (await openKiosk()).call(raiseAlert, { body: { reason: 'help', screen: 'select-language' } })
  const hears = (hotel = 1) => page.call(hearAlerts, { query: { hotel } })
  const left = (ago: string, column: 'seen_at' | 'created_at') =>
    sql`update staff_sessions set ${sql.ref(column)} = clock_timestamp() - ${ago}::interval`.execute(db.directory)
  await left('31 minutes', 'seen_at')
  await expect(page.call(listAlerts)).rejects.toMatchObject({ problem: 'notSignedIn' })
  const { waiting } = await hears()
  expect(waiting).toHaveLength(1)
  await expect(hears(2)).rejects.toMatchObject({ problem: 'notSignedIn' })
  await expect(hears(2 ** 40)).rejects.toMatchObject({ problem: 'notSignedIn' })

  const other = await createColleague(db, new Browser(app), { role: 'receptionist', name: 'Ana Roca' })
  await other.call(claimAlert, { params: { id: waiting[0] ?? '' } })
  expect(await hears()).toEqual({ waiting: [] })
  await left('13 hours', 'created_at')
  await expect(hears()).rejects.toMatchObject({ problem: 'notSignedIn' })
})

it('S28 the desk reads what the guest’s screen shows, and a guest with a key in hand was given one', async () => {
  const { app, db, openKiosk } = await createTestServer()
  const desk = await createColleague(db, new Browser(app), { role: 'receptionist', name: 'Ana Roca' })
  const kiosk = await openKiosk()
  await findReservation(kiosk, 'FOY1001', 'García')
  await kiosk.call(raiseAlert, { body: { reason: 'problem', problem: 'cardJammed', screen: 'show-error' } })
  const read = async () => (await desk.call(listAlerts)).open[0]
  const insertKey = (state: string) =>
    db.inHotel(1, (tx) =>
      sql`insert into keys (hotel_id, id, reservation_id, kind, provider, room_number, valid_from, valid_to, state)
        select 1, gen_random_uuid(), id, 'card', 'tesa', '301', current_date, current_date + 2, ${state}
        from reservations where reference = 'FOY1001'`.execute(tx),
    )
  expect(await read()).toMatchObject({ problem: 'cardJammed', key: 'notGiven' })
  await insertKey('done')
  expect((await read())?.key).toBe('given')
  await insertKey('unknown')
  expect((await read())?.key).toBe('unknown')
  expect(await read()).not.toHaveProperty('money')
  await db.inHotel(1, (tx) =>
    sql`insert into payments (hotel_id, id, reservation_id, way, order_number, minor, currency, state)
      select 1, gen_random_uuid(), id, 'card', 'N1', 500, 'EUR', 'unknown' from reservations
      where reference = 'FOY1001'`.execute(tx),
  )
  expect((await read())?.money).toBe('unknown')
})
