import { readAudit } from '@foyer/contract/staff/audit.ts'
import { listErasures } from '@foyer/contract/staff/privacy.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { withOwnerClient } from '../database/testing/owner-client.ts'
import { sites } from '../site/sites.ts'
import { aColleague } from '../staff/testing/staff-page.ts'
import { aServer, type TestServer } from '../testing/a-server.ts'
import { Browser } from '../testing/browser.ts'
import { checkIn } from '../testing/journey.ts'
import { countOf, printOf } from '../testing/tables-print.ts'
import { eraseDue } from './erase-due.ts'
import { CANARY, canaryStay } from './testing/canary.ts'
import { tablesWith } from './testing/find-text.ts'

const now = new Date('2027-05-10T10:00:00Z')
/** Three years and a leap day before. */
const lastKeptDay = '2024-05-09'
const firstDueDay = '2024-05-08'

const run = ({ db }: TestServer, atOnce?: number) => eraseDue(db, { sites: sites(db), now, ...(atOnce && { atOnce }) })
const log = async ({ app, db }: TestServer) => {
  const manager = await aColleague(db, new Browser(app), { role: 'manager', name: `Ana ${Math.random()}` })
  return { ...(await manager.call(listErasures)), audit: (await manager.call(readAudit)).entries }
}

it('forgets a guest everywhere when the period is over, keeps the counts, and says what it did', async () => {
  const server = await aServer()
  await canaryStay(server, { state: 'departed', endDate: firstDueDay })
  expect(await tablesWith(server.db, [CANARY])).toEqual([
    'alerts',
    'checkin_logs',
    'guests',
    'idempotent_answers',
    'mails',
    'pre_checkins',
    'reservation_messages',
    'reservations',
    'signatures',
  ])
  const stays = await countOf(server.db, 'reservations')
  const guests = await countOf(server.db, 'guests')
  await run(server)
  expect(await tablesWith(server.db, [CANARY])).toEqual([])
  expect([await countOf(server.db, 'reservations'), await countOf(server.db, 'guests')]).toEqual([stays, guests])
  expect(await countOf(server.db, 'consents')).toBe(0)
  const { erasures, audit } = await log(server)
  const counts = {
    guests: 1,
    signatures: 1,
    bookings: 1,
    consents: 1,
    mails: 1,
    messages: 1,
    preCheckins: 1,
    alertNotes: 1,
  }
  expect(erasures).toMatchObject([{ cause: 'rule', stays: 1, counts }])
  expect(audit.find(({ action }) => action === 'dataErasedByRule')).toMatchObject({ details: { guests: '1' } })
})

it('not a day too early, and again and again without harm', async () => {
  const server = await aServer()
  await canaryStay(server, { state: 'departed', endDate: lastKeptDay })
  const before = await printOf(server.db)
  await run(server)
  expect(await printOf(server.db)).toEqual(before)
  await server.db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ start_date: firstDueDay, end_date: firstDueDay })
      .where('reference', '=', 'FOY1001')
      .execute(),
  )
  await run(server)
  const after = await printOf(server.db)
  await run(server)
  expect(await printOf(server.db)).toEqual(after)
})

it('who never came is forgotten after a month, also where travellers are reported', async () => {
  const server = await aServer()
  await canaryStay(server, { state: 'cancelled', endDate: '2027-04-09' })
  await run(server)
  expect(await tablesWith(server.db, [CANARY])).toEqual([])
})

it('works in batches, and two at once do the work once', async () => {
  const server = await aServer()
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

it('periods are the hotel’s own: a signature may go before the rest', async () => {
  const server = await aServer()
  const document = { retention: { guestDays: 20, signatureDays: 5 }, flags: { allow_pay_in_reception: true } }
  await server.publish(2, document)
  await checkIn(await server.open({ hotelId: 2 }), 'FOY2001', 'Jensen')
  const endedDaysAgo = (days: number) =>
    server.db.inHotel(2, (tx) =>
      sql`update reservations set state = 'departed', start_date = date '2027-05-10' - ${days}::int,
        end_date = date '2027-05-10' - ${days}::int where reference = 'FOY2001'`.execute(tx),
    )
  const held = async () => {
    const { rows } = await server.db.inHotel(2, (tx) =>
      sql<{ given: number; signed: number }>`select count(*) filter (where given <> '{}')::int as given,
        (select count(*)::int from signatures) as signed from guests join reservations stay on stay.id = reservation_id
        where reference = 'FOY2001'`.execute(tx),
    )
    return rows[0]
  }
  const before = await held()
  expect(before?.signed).toBeGreaterThan(0)
  await endedDaysAgo(5)
  await run(server)
  expect(await held()).toEqual(before)
  await endedDaysAgo(6)
  await run(server)
  expect(await held()).toEqual({ given: before?.given, signed: 0 })
  await endedDaysAgo(21)
  await run(server)
  expect(await held()).toEqual({ given: 0, signed: 0 })
})

it('what is known again is forgotten again', async () => {
  const server = await aServer()
  await canaryStay(server, { state: 'departed', endDate: firstDueDay })
  await run(server)
  await server.db.inHotel(1, (tx) =>
    sql`update guests set given = ${{ lastName: CANARY }}::jsonb
      where reservation_id = (select id from reservations where reference = 'FOY1001')`.execute(tx),
  )
  expect(await tablesWith(server.db, [CANARY])).toEqual(['guests'])
  await run(server)
  expect(await tablesWith(server.db, [CANARY])).toEqual([])
})

it('a mail to a guest whom no stay knows goes by its own age; one to a colleague stays', async () => {
  const server = await aServer()
  const mail = (
    id: string,
    member: string | null,
  ) => sql`insert into mails (hotel_id, id, recipient, member_id, subject,
    template, language, text, html, state, created_at) values (1, ${`00000000-0000-4000-8000-00000000000${id}`},
    'somebody@example.com', ${member}, '', 'invitation', 'en', '', '', 'sent', ${now}::timestamptz - interval '31 days')`
  await server.db.inHotel(1, (tx) => mail('1', null).execute(tx))
  await server.db.inHotel(1, (tx) => mail('2', '00000000-0000-4000-8000-000000000009').execute(tx))
  await run(server)
  const left = await server.db.inHotel(1, (tx) => tx.selectFrom('mails').select('id').execute())
  expect(left).toEqual([{ id: '00000000-0000-4000-8000-000000000002' }])
})

it('pictures of documents and faces have no place to be kept in', async () => {
  const { db } = await aServer()
  const { rows } = await withOwnerClient(db.ownerUrl, (client) =>
    client.query<{ place: string }>(`select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and (data_type = 'bytea' or udt_name in ('_bytea', 'oid', 'lo')) order by 1`),
  )
  expect(rows.map(({ place }) => place)).toEqual(['server_secrets.value', 'signatures.image'])
})
