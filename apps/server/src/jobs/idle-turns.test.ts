import type { JobName } from '@foyer/domain/jobs/job.ts'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { expect, it } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { ManualClock } from '../platform/time/testing/manual-clock.ts'
import { recordStatements } from '../testing/sent-statements.ts'
import type { KnownJobs } from './job.store.ts'
import type { Job } from './job.ts'
import { createRunner, listJobRows } from './testing/runners.ts'

const START = '2027-05-10T10:00:00Z'

const HOTEL = 2

type Row = readonly [table: string, columns: Readonly<Record<string, string>>]

const ID = '00000000-0000-4000-8000-000000000001'
const anHourAgo = `now() - interval '1 hour'`
const stay = (columns: Row[1]): Row => ['reservations', { id: `'${ID}'`, words_due: 'false', ...columns }]
const roomOf = (columns: Row[1]): Row => ['rooms', { number: `'T1'`, condition: `'clean'`, ...columns }]
const ofStay = { reservation_id: `'${ID}'` }
const device = (columns: Row[1]): Row => ['devices', { id: `'${ID}'`, app_key: `'kiosk'`, ...columns }]
const hub = (columns: Row[1]): Row => ['hubs', { app_key: `'kiosk'`, ...columns }]
const alert = (kind: string, columns: Row[1] = {}): Row => ['alerts', { kind: `'${kind}'`, ...columns }]
const code = (columns: Row[1]): Row => ['keys', { kind: `'code'`, provider: `'foyer'`, ...ofStay, ...columns }]
const wait: Row = ['room_waits', { ...ofStay, email: `'guest@example.com'`, language: `'en'` }]
const waiting = stay({ state: `'expected'`, room_number: `'T1'`, room_available: 'true' })
const movedCode = code({ state: `'ended'`, end_reason: `'moved'` })
const undelivered: Row = [
  'deliveries',
  { end_name: `'hotelSystem'`, kind: `'payment'`, stream: `'${ID}'`, created_at: anHourAgo },
]

/** Rows that are work of a job, and nothing else is. */
const work: readonly [name: JobName, what: string, ...rows: Row[]][] = [
  ['keepSearchWords', 'a changed name', stay({ state: `'expected'`, words_due: 'true' })],
  ['tellRoomReady', 'a guest whose room is ready', waiting, roomOf({ ready: 'true' }), wait],
  ['sendInvoiceRecords', 'an open record', ['invoice_record_states', { state: `'unknown'` }]],
  ['endHolds', 'an ended hold', ['walk_ins', { made_by: `'guest'`, hold_until: 'now()' }]],
  [
    'settleKeys',
    'a silent hub',
    ['keys', { kind: `'card'`, state: `'granted'`, provider: `'foyer'`, expires_at: anHourAgo }],
  ],
  ['settleKeys', 'an alert about a key that is known', alert('keyUnknown')],
  ['settleKeys', 'a guest in house whose code has ended', stay({ state: `'inHouse'`, room_number: `'T1'` }), movedCode],
  ['settlePayments', 'a payment to be checked', ['payments', { way: `'token'`, state: `'sent'`, due_at: 'now()' }]],
  ['settlePayments', 'a deposit at its page', ['deposits', { state: `'asked'`, at_page: 'true' }]],
  ['settlePayments', 'a refund that a kiosk fetches', ['refunds', { state: `'created'` }]],
  ['settlePayments', 'a refund that was sent', ['refunds', { state: `'sent'` }]],
  ['settlePayments', 'a payment to be delivered', stay({ state: `'expected'` }), undelivered],
  ['watchAlerts', 'an urgent alert', alert('guestAsksForHelp', { opened_at: anHourAgo })],
  ['watchAlerts', 'an alert whose cause is gone', alert('feedRefused')],
  [
    'watchAlerts',
    'a blocked deposit of a cancelled stay',
    stay({ state: `'cancelled'` }),
    ['deposits', { ...ofStay, state: `'held'` }],
  ],
  ['watchAlerts', 'a silent device', device({ enrolled_at: anHourAgo })],
  [
    'watchAlerts',
    'a device that is heard again',
    device({ last_seen_at: 'now()' }),
    alert('deviceOffline', { subject: `'${ID}'`, device_id: `'${ID}'` }),
  ],
  ['watchAlerts', 'a silent hub', device({}), hub({ told_at: `now() - interval '1 minute'` })],
  ['watchAlerts', 'a broken part', device({}), hub({ told_at: 'now()', broken: `'{printer}'` })],
  [
    'watchAlerts',
    'a part that works again',
    device({}),
    hub({ told_at: 'now()', broken: `'{}'` }),
    alert('partBroken', { subject: `'${ID} printer'`, device_id: `'${ID}'` }),
  ],
]

/** Rows about which everything is done that a run could do. */
const nothingToDo: typeof work = [
  ['tellRoomReady', 'a guest whose room is not ready', waiting, roomOf({ ready: 'false' }), wait],
  [
    'tellRoomReady',
    'a guest who has arrived',
    stay({ state: `'inHouse'`, room_number: `'T1'`, room_available: 'true' }),
    roomOf({ ready: 'true' }),
    wait,
  ],
  [
    'settleKeys',
    'a guest in house with another code',
    stay({ state: `'inHouse'`, room_number: `'T1'` }),
    movedCode,
    code({ state: `'done'` }),
  ],
  [
    'settleKeys',
    'an alert about a key that is unknown',
    alert('keyUnknown', ofStay),
    ['keys', { ...ofStay, kind: `'card'`, state: `'unknown'`, provider: `'foyer'` }],
  ],
  [
    'settlePayments',
    'a refund that the desk knows of',
    ['refunds', { state: `'created'`, told_waiting_at: anHourAgo }],
  ],
  [
    'settlePayments',
    'a payment of which the desk knows that it is not delivered',
    stay({ state: `'expected'` }),
    undelivered,
    alert('paymentNotDelivered', ofStay),
  ],
  [
    'watchAlerts',
    'an alert that was claimed',
    alert('guestAsksForHelp', { opened_at: anHourAgo, claimed_at: 'now()' }),
  ],
  [
    'watchAlerts',
    'an alert that managers know of',
    alert('guestStuck', { opened_at: anHourAgo, escalated_at: 'now()' }),
  ],
  [
    'watchAlerts',
    'a blocked deposit of a guest in house',
    stay({ state: `'inHouse'` }),
    ['deposits', { ...ofStay, state: `'held'` }],
  ],
  [
    'watchAlerts',
    'a silent device that the desk knows of, and its hub',
    device({ enrolled_at: anHourAgo }),
    hub({ told_at: anHourAgo }),
    alert('deviceOffline', { subject: `'${ID}'`, device_id: `'${ID}'` }),
  ],
  [
    'watchAlerts',
    'a broken part that the desk knows of',
    device({}),
    hub({ told_at: 'now()', broken: `'{printer}'` }),
    alert('partBroken', { subject: `'${ID} printer'`, device_id: `'${ID}'` }),
  ],
]

const defaults: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'EUR'`,
  integer: '1',
  ARRAY: `'{}'`,
  boolean: 'false',
  jsonb: `'{}'`,
  bytea: `'\\x00'`,
  date: 'current_date',
  'timestamp with time zone': 'now()',
}

/** Its owner then writes rows of any hotel, and rows that refer to nothing. */
async function open(owner: Client, table: string): Promise<void> {
  await owner.query(`alter table ${table} no force row level security, disable trigger user`)
  const { rows } = await owner.query(
    `select quote_ident(conname) as name from pg_constraint where contype = 'f' and conrelid = $1::regclass`,
    [table],
  )
  for (const { name } of rows) await owner.query(`alter table ${table} drop constraint ${name}`)
}

/** Inserts a row that refers to nothing: only what the database demands, and these columns. */
async function insertRow({ asOwner }: FreshDatabase, [table, columns]: Row) {
  await asOwner(async (owner) => {
    await open(owner, table)
    const { rows } = await owner.query(
      `select column_name as name, data_type as type from information_schema.columns where table_name = $1
        and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
      [table],
    )
    const values = {
      ...Object.fromEntries(rows.map(({ name, type }) => [name, defaults[type]])),
      ...columns,
      hotel_id: HOTEL,
    }
    await owner.query(`insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`)
  })
}

const createJob = (runs: number[]): Job => ({
  of: 'hotel',
  schedule: { everySeconds: 10 },
  run: async (_run, hotel) => void runs.push(hotel.id),
})

/** Every job of this name has run once, and is due again. */
async function createDueJobs(name: JobName) {
  const db = await createFreshDatabase('demo')
  await db.asOwner(async (owner) => {
    for (const table of ['reservations', 'devices', 'hubs', 'alerts']) await open(owner, table)
    await owner.query(`update reservations set words_due = false; update devices set last_seen_at = now();
      update hubs set told_at = null; update alerts set handled_at = now()`)
  })
  const clock = new ManualClock(START)
  const runs: number[] = []
  const jobs: KnownJobs = { [name]: createJob(runs) }
  const runner = await createRunner(db, { clock, jobs })
  await runner.runDue()
  expect(runs.length).toBeGreaterThan(1)
  runs.length = 0
  clock.advance(10_000)
  return { db, clock, runs, runner, jobs }
}

it.each(work)('%s runs for %s, and its turns at other hotels end without a run', async (name, _, ...rows) => {
  const { db, runs, runner } = await createDueJobs(name)
  for (const row of rows) await insertRow(db, row)
  await runner.runDue()
  expect(runs).toEqual([HOTEL])
  const turns = await listJobRows(db)
  expect(new Set(turns.map(({ due_at }) => due_at.toISOString()))).toEqual(new Set(['2027-05-10T10:00:20.000Z']))
  expect(turns.every(({ fence, result, leased_until }) => fence === 2 && result === 'done' && !leased_until)).toBe(true)
})

it.each(nothingToDo)('%s does not run for %s', async (name, _, ...rows) => {
  const { db, runs, runner } = await createDueJobs(name)
  for (const row of rows) await insertRow(db, row)
  await runner.runDue()
  expect(runs).toEqual([])
})

it('the turns of all hotels are looked at in one statement, in no transaction of a hotel', async () => {
  const { runs, runner } = await createDueJobs('endHolds')
  const sent = recordStatements()
  await runner.runDue()
  const statements = sent()
  expect(runs).toEqual([])
  expect(statements.filter((text) => text.startsWith('do $block$'))).toHaveLength(1)
  expect(statements.filter((text) => text.startsWith('begin; set local'))).toEqual([])
})

it('turns without work end after the clock was set back', async () => {
  const { db, clock, runs, runner } = await createDueJobs('endHolds')
  await runner.runDue()
  clock.moveTo('2027-05-09T10:00:00Z')
  await db.directory.updateTable('jobs').set({ due_at: clock.now() }).execute()
  await runner.runDue()
  expect(runs).toEqual([])
  expect(new Set((await listJobRows(db)).map(({ fence }) => fence))).toEqual(new Set([3]))
})

it('a turn that a person requested runs, and so does one after a failure', async () => {
  const { db, clock, runs, runner } = await createDueJobs('endHolds')
  const change = (hotelId: number) => db.directory.updateTable('jobs').where('of_hotel', '=', hotelId)
  await change(1).set({ asked_by: 'Ana Roca' }).execute()
  await change(3).set({ result: 'failed', failures: 1 }).execute()
  await runner.runDue()
  expect(runs.toSorted()).toEqual([1, 3])
  clock.advance(10_000)
  await runner.runDue()
  expect(runs).toHaveLength(2)
})

it('two processes that look at the same turns end each once', async () => {
  const { db, clock, runs, runner, jobs } = await createDueJobs('endHolds')
  const other = await createRunner(db, { clock, jobs })
  await Promise.all([runner.runDue(), other.runDue()])
  expect(runs).toEqual([])
  const turns = await listJobRows(db)
  expect(new Set(turns.map(({ fence }) => fence))).toEqual(new Set([2]))
})

it('a job whose hotel cannot be read runs, and records why', async () => {
  const { db, runs, runner } = await createDueJobs('endHolds')
  await db.asOwner((owner) => owner.query('alter table walk_ins rename to walk_ins_away'))
  await runner.runDue()
  await db.asOwner((owner) => owner.query('alter table walk_ins_away rename to walk_ins'))
  expect(runs).toHaveLength((await listJobRows(db)).length)
})

it('a turn is looked at once: one with work waits for a worker and is not looked at again', async () => {
  const { db, runs, runner } = await createDueJobs('endHolds')
  await db.directory.updateTable('jobs').set({ leased_until: sql`clock_timestamp() + interval '1 minute'` }).execute()
  await runner.runDue()
  await db.directory.updateTable('jobs').set({ leased_until: null }).execute()
  await runner.runDue()
  expect(runs).toHaveLength((await listJobRows(db)).length)
})
