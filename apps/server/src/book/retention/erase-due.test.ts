import { saveStep, startLog } from '@foyer/contract/checkin-log.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { listErasures } from '@foyer/contract/staff/privacy.ts'
import { trackEvent } from '@foyer/contract/tracking.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { tidyHotel } from '../../jobs/tidy/tidy.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { countRows, printTables } from '../../testing/print-tables.ts'
import { recordStatements } from '../../testing/sent-statements.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { CANARY, createCanaryReservation } from './testing/canary.ts'
import { eraseEverywhere } from './testing/erase-everywhere.ts'
import { findTablesWith } from './testing/find-tables-with.ts'

const now = new Date('2027-05-10T10:00:00Z')
/** Three years and a leap day before. */
const lastKeptDay = '2024-05-09'
const firstDueDay = '2024-05-08'

const run = ({ db }: TestServer, atOnce?: number) => eraseEverywhere(db, now, atOnce)
const log = async ({ app, db }: TestServer) => {
  const manager = await createColleague(db, new Browser(app), { role: 'manager', name: `Ana ${Math.random()}` })
  return { ...(await manager.call(listErasures)), audit: (await manager.call(readAudit)).entries }
}

it('erases a guest everywhere when the period is over, retains the counts, and reports what it did', async () => {
  const server = await createTestServer()
  const ofOthers = await countRows(server.db, 'signature_ticks')
  await createCanaryReservation(server, { state: 'departed', endDate: firstDueDay })
  expect(await findTablesWith(server.db, [CANARY])).toEqual([
    'alerts',
    'checkin_logs',
    'guests',
    'mails',
    'pre_checkins',
    'reservation_messages',
    'reservations',
    'room_waits',
    'signatures',
  ])
  const stays = await countRows(server.db, 'reservations')
  const guests = await countRows(server.db, 'guests')
  await run(server)
  expect(await findTablesWith(server.db, [CANARY])).toEqual([])
  expect([await countRows(server.db, 'reservations'), await countRows(server.db, 'guests')]).toEqual([stays, guests])
  expect([await countRows(server.db, 'consents'), await countRows(server.db, 'signature_ticks')]).toEqual([0, ofOthers])
  const { erasures, audit } = await log(server)
  const counts = {
    guests: 1,
    signatures: 1,
    ticks: 3,
    bookings: 1,
    consents: 1,
    mails: 1,
    messages: 1,
    preCheckins: 1,
    alertNotes: 1,
    roomWaits: 1,
  }
  expect(erasures).toMatchObject([{ cause: 'rule', stays: 1, counts }])
  expect(audit.find(({ action }) => action === 'dataErasedByRule')).toMatchObject({ details: { guests: '1' } })
})

it('not a day too early, and repeatedly without harm', async () => {
  const server = await createTestServer()
  await createCanaryReservation(server, { state: 'departed', endDate: lastKeptDay })
  const before = await printTables(server.db)
  await run(server)
  expect(await printTables(server.db)).toEqual(before)
  await server.db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ start_date: firstDueDay, end_date: firstDueDay })
      .where('reference', '=', 'FOY1001')
      .execute(),
  )
  await run(server)
  const after = await printTables(server.db)
  await run(server)
  expect(await printTables(server.db)).toEqual(after)
})

it('a guest who never came is erased after a month, even where travellers are reported', async () => {
  const server = await createTestServer()
  await createCanaryReservation(server, { state: 'cancelled', endDate: '2027-04-09' })
  await run(server)
  expect(await findTablesWith(server.db, [CANARY])).toEqual([])
})

it('works in batches, and two at once do the work once', async () => {
  const server = await createTestServer()
  await server.db.inHotel(1, (tx) =>
    sql`update reservations set start_date = '2020-01-01', end_date = '2020-01-02' where reference like 'FOY100%'`.execute(
      tx,
    ),
  )
  await Promise.all([run(server, 2), run(server, 2)])
  const { erasures } = await log(server)
  expect(erasures.length).toBeGreaterThan(4)
  expect(erasures.every(({ stays }) => stays <= 2)).toBe(true)
  expect(erasures.reduce((sum, { stays }) => sum + stays, 0)).toBe(9)
})

it('periods are the hotel’s own: a signature may be deleted before the rest', async () => {
  const server = await createTestServer()
  const document = {
    retention: { guestDays: 20, signatureDays: 5 },
    flags: { allow_pay_in_reception: true },
    legal: { terms_content: { en: 'No parties.' } },
  }
  await server.publish(2, document)
  await checkIn(await server.open({ hotelId: 2 }), 'FOY2001', 'Jensen')
  const endedDaysAgo = (days: number) =>
    server.db.inHotel(2, (tx) =>
      sql`update reservations set state = 'departed', start_date = date '2027-05-10' - ${days}::int,
        end_date = date '2027-05-10' - ${days}::int where reference = 'FOY2001'`.execute(tx),
    )
  const held = async () => {
    const { rows } = await server.db.inHotel(2, (tx) =>
      sql<{ given: number; signed: number; ticked: number }>`select count(*) filter (where given <> '{}')::int as given,
        count(signatures.guest_id)::int as signed, count(ticked.guest_id)::int as ticked
        from guests join reservations stay on stay.id = reservation_id left join signatures on signatures.guest_id = guests.id
        left join (select distinct guest_id from signature_ticks) ticked on ticked.guest_id = guests.id
        where reference = 'FOY2001'`.execute(tx),
    )
    return rows[0]
  }
  const before = await held()
  expect([before?.signed, before?.ticked]).toEqual([2, 2])
  await endedDaysAgo(5)
  await run(server)
  expect(await held()).toEqual(before)
  await endedDaysAgo(6)
  await run(server)
  expect(await held()).toEqual({ given: before?.given, signed: 0, ticked: 0 })
  await endedDaysAgo(21)
  await run(server)
  expect(await held()).toEqual({ given: 0, signed: 0, ticked: 0 })
})

it('data that comes back is erased again', async () => {
  const server = await createTestServer()
  await createCanaryReservation(server, { state: 'departed', endDate: firstDueDay })
  await run(server)
  await server.db.inHotel(1, (tx) =>
    sql`update guests set given = ${{ lastName: CANARY }}::jsonb
      where reservation_id = (select id from reservations where reference = 'FOY1001')`.execute(tx),
  )
  expect(await findTablesWith(server.db, [CANARY])).toEqual(['guests'])
  await run(server)
  expect(await findTablesWith(server.db, [CANARY])).toEqual([])
})

it('a mail to a guest without a stay is deleted by its own age; one to a colleague stays', async () => {
  const server = await createTestServer()
  const mail = (
    id: string,
    member: string | null,
  ) => sql`insert into mails (hotel_id, id, recipient, member_id, subject,
    template, language, text, html, created_at) values (1, ${`00000000-0000-4000-8000-00000000000${id}`},
    'somebody@example.com', ${member}, '', 'invitation', 'en', '', '', ${now}::timestamptz - interval '31 days')`
  await server.db.inHotel(1, (tx) => mail('1', null).execute(tx))
  await server.db.inHotel(1, (tx) => mail('2', '00000000-0000-4000-8000-000000000009').execute(tx))
  // One that was delivered, and one that is still waiting.
  const delivery = (
    id: string,
    state: string,
  ) => sql`insert into deliveries (hotel_id, id, end_name, stream, kind, state)
    values (1, ${`00000000-0000-4000-8000-00000000000${id}`}, 'mail', ${id}, 'invitation', ${state})`
  await server.db.inHotel(1, (tx) => mail('3', null).execute(tx))
  await server.db.inHotel(1, (tx) => delivery('1', 'delivered').execute(tx))
  await server.db.inHotel(1, (tx) => delivery('3', 'waiting').execute(tx))
  await run(server)
  const left = await server.db.inHotel(1, (tx) => tx.selectFrom('mails').select('id').orderBy('id').execute())
  expect(left.map(({ id }) => id.at(-1))).toEqual(['2', '3'])
  const deliveries = await server.db.inHotel(1, (tx) => tx.selectFrom('deliveries').select('stream').execute())
  expect(deliveries).toEqual([{ stream: '3' }])
})

/** What a page sent and a check-in left behind, on these days, in a visit that ended long ago. */
async function traces(server: TestServer, days: { readonly told: string; readonly began: string }) {
  const page = await server.open()
  const reservation = await findReservation(page, 'FOY1002', 'Müller')
  const told = { type: 'navigation' as const, state: 'guest-list', description: 'screen entered', data: {}, url: '/' }
  const session = { trackingNumber: '1-1-1799999999999', isPok: false, hotelId: 1, companyId: 1 }
  await page.call(trackEvent, { body: { ...told, session } })
  const seen = { hotelId: 1, reference: reservation.reference, isPok: false, isFrontApp: false, finished: false }
  await page.call(saveStep, { body: { ...seen, step: 'guest-list' } })
  await page.call(startLog, { body: { ...seen, guestCount: 3, action: 'checkin' } })
  await server.db.inHotel(1, async (tx) => {
    await sql`update tracking_events set at = ${days.told}::timestamptz`.execute(tx)
    await sql`update checkin_steps set last_at = ${days.told}::timestamptz`.execute(tx)
    await sql`update checkin_logs set started_at = ${days.began}::timestamptz`.execute(tx)
    await sql`update visits set opened_at = now() - interval '31 days'`.execute(tx)
    await sql`update reservations set start_date = '2025-01-01', end_date = '2025-01-02', state = 'departed'
      where reference = 'FOY1002'`.execute(tx)
  })
  return async () => {
    await run(server)
    await tidyHotel(server.db, 1)
    const tables = ['tracking_events', 'checkin_steps', 'checkin_logs', 'visits']
    return Promise.all(tables.map((table) => countRows(server.db, table)))
  }
}

it.each([
  ['on their last days', { told: '2027-02-09T10:00:00Z', began: '2026-05-10T10:00:00Z' }, [1, 1, 1, 1]],
  ['of which the page’s are over', { told: '2027-02-09T09:59:59Z', began: '2026-05-10T10:00:00Z' }, [0, 0, 1, 1]],
  ['of which the check-in’s is over', { told: '2027-02-09T10:00:00Z', began: '2026-05-10T09:59:59Z' }, [1, 1, 0, 1]],
  ['that are all over', { told: '2027-02-09T09:59:59Z', began: '2026-05-10T09:59:59Z' }, [0, 0, 0, 0]],
])('traces %s are deleted by their own periods, and the visit with the last of them', async (_, days, left) => {
  const server = await createTestServer()
  const erase = await traces(server, days)
  expect(await erase()).toEqual(left)
})

it('a hotel sets these periods itself, and sees what was deleted', async () => {
  const server = await createTestServer()
  const erase = await traces(server, { told: '2027-05-01T10:00:00Z', began: '2027-05-01T10:00:00Z' })
  await server.publish(1, { ...palaceDocument, retention: { trackingDays: 8, logDays: 8 } })
  expect(await erase()).toEqual([0, 0, 0, 0])
  const { erasures, periods } = await log(server)
  expect(periods).toMatchObject({ trackingDays: 8, logDays: 8 })
  expect(erasures).toMatchObject([{ cause: 'rule', stays: 0, counts: { pageEvents: 1, steps: 1, checkinLogs: 1 } }])
})

it('the log of a guest who is still in house opens their door, however old it is', async () => {
  const server = await createTestServer()
  const erase = await traces(server, { told: '2026-01-01T10:00:00Z', began: '2026-01-01T10:00:00Z' })
  await server.db.inHotel(1, (tx) =>
    sql`update reservations set end_date = '2027-05-10', state = 'inHouse' where reference = 'FOY1002'`.execute(tx),
  )
  expect(await erase()).toEqual([0, 0, 1, 1])
})

it('pictures of documents and faces cannot be stored: what opens a door is some hundred bytes', async () => {
  const { db } = await createTestServer()
  const { rows } = await withOwnerClient(db.ownerUrl, (client) =>
    client.query<{ place: string }>(`select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and (data_type = 'bytea' or udt_name in ('_bytea', 'oid', 'lo')) order by 1`),
  )
  // A mail's file is a paper that we have drawn ourselves; an authority's receipt is a PDF without pictures of guests.
  expect(rows.map(({ place }) => place)).toEqual([
    'authority_day_receipts.file',
    'hotel_system_drafts.secrets',
    'keys.code',
    'keys.tracks',
    'mail_files.content',
    'saved_cards.token',
    'server_secrets.value',
    'signatures.image',
    'staff_factors.public_key',
  ])
})

interface Plan {
  readonly 'Node Type': string
  readonly 'Parent Relationship'?: string
  readonly Plans?: readonly Plan[]
}

/** The parts of a plan that are limited, but may be executed more than once. */
const listRepeatedLimits = (plan: Plan): Plan[] => {
  if (plan['Parent Relationship'] === 'InitPlan') return []
  return [...(plan['Node Type'] === 'Limit' ? [plan] : []), ...(plan.Plans ?? []).flatMap(listRepeatedLimits)]
}

it('selects what is old once for each kind, also with a plan that was made while the tables were empty', async () => {
  const { db } = await createTestServer()
  const sent = recordStatements()
  await eraseEverywhere(db, now)
  const limited = [...new Set(sent().filter((text) => /^\s*delete .* limit /s.test(text)))]
  expect(limited.length).toBeGreaterThan(9)
  const repeated = await db.asOwner(async (owner) => {
    const plans: string[] = []
    await owner.query(`begin; set local foyer.hotel_id = '1'`)
    for (const text of limited) {
      const { rows } = await owner.query(`explain (generic_plan, format json) ${text}`)
      if (listRepeatedLimits(rows[0]['QUERY PLAN'][0].Plan).length > 0) plans.push(text)
    }
    await owner.query('rollback')
    return plans
  })
  expect(repeated).toEqual([])
})
