import type { JobName } from '@foyer/domain/jobs/job.ts'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { expect, it } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { ManualClock } from '../platform/time/testing/manual-clock.ts'
import type { KnownJobs } from './job.store.ts'
import type { Job } from './job.ts'
import { createRunner, listJobRows } from './testing/runners.ts'

const START = '2027-05-10T10:00:00Z'

const HOTEL = 2

type Row = readonly [table: string, columns: Readonly<Record<string, string>>]

const STAY = `'00000000-0000-4000-8000-000000000001'`
const stay = (columns: Row[1]): Row => ['reservations', { id: STAY, words_due: 'false', ...columns }]

/** Rows that are work of a job, and nothing else is. */
const work: readonly [name: JobName, what: string, ...rows: Row[]][] = [
  ['keepSearchWords', 'a changed name', stay({ state: `'expected'`, words_due: 'true' })],
  ['tellRoomReady', 'a guest to be mailed', ['room_waits', { email: `'guest@example.com'`, language: `'en'` }]],
  ['sendInvoiceRecords', 'an open record', ['invoice_record_states', { state: `'unknown'` }]],
  ['endHolds', 'an ended hold', ['walk_ins', { made_by: `'guest'`, hold_until: 'now()' }]],
  [
    'settleKeys',
    'a silent hub',
    ['keys', { kind: `'card'`, state: `'granted'`, provider: `'foyer'`, expires_at: `now() - interval '1 hour'` }],
  ],
  ['settleKeys', 'an alert about a key', ['alerts', { kind: `'keyUnknown'`, money: `'nothingConcerned'` }]],
  [
    'settleKeys',
    'a guest in house whose code has ended',
    stay({ state: `'inHouse'` }),
    ['keys', { kind: `'code'`, state: `'ended'`, provider: `'foyer'`, reservation_id: STAY, end_reason: `'moved'` }],
  ],
  ['settlePayments', 'a payment to be checked', ['payments', { way: `'token'`, state: `'sent'`, due_at: 'now()' }]],
  ['settlePayments', 'a deposit at its page', ['deposits', { state: `'asked'`, at_page: 'true' }]],
  ['settlePayments', 'a refund that a kiosk fetches', ['refunds', { state: `'created'` }]],
  ['settlePayments', 'a refund that was sent', ['refunds', { state: `'sent'` }]],
  ['settlePayments', 'a payment to be delivered', ['deliveries', { end_name: `'hotelSystem'`, kind: `'payment'` }]],
  ['watchAlerts', 'an open alert', ['alerts', { kind: `'guestAsksForHelp'`, money: `'nothingConcerned'` }]],
  ['watchAlerts', 'a blocked deposit', ['deposits', { state: `'held'` }]],
  ['watchAlerts', 'a silent device', ['devices', { app_key: `'kiosk'`, enrolled_at: `now() - interval '1 hour'` }]],
  ['watchAlerts', 'a broken part', ['hubs', { app_key: `'kiosk'`, told_at: 'now()', broken: `'{printer}'` }]],
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
