import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createFreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { recordStatements } from '../testing/sent-statements.ts'
import { addMissingJobs, claimJob, claimLate, endRun, renewLease } from './job.store.ts'

const jobs = { tidy: { of: 'server', schedule: { everySeconds: 60 }, run: async () => {} } } as const
const at = (time: string) => new Date(`2027-05-10T${time}Z`)

it.each([
  ['ten minutes past its turn it may still come', '10:00:00', '09:00:00', '10:10:00', []],
  ['a moment later it is late', '10:00:00', '09:00:00', '10:10:00.001', [{ name: 'tidy', hotelId: null }]],
  ['not what was due while nobody was up', '08:00:00', '10:05:00', '10:15:00', []],
  ['but when it has not come since', '08:00:00', '10:05:00', '10:15:00.001', [{ name: 'tidy', hotelId: null }]],
])('late: %s', async (_when, due, since, now, late) => {
  const { directory } = await createFreshDatabase()
  await directory
    .insertInto('jobs')
    .values({ name: 'tidy', of_hotel: null, due_at: at(due) })
    .execute()
  await directory
    .insertInto('jobs')
    .values({ name: 'unknown', of_hotel: null, due_at: at(due) })
    .execute()
  expect(await claimLate(directory, jobs, { now: at(now), since: at(since) })).toEqual(late)
})

it('a late job raises one alert, until it has run and is late again', async () => {
  const { directory } = await createFreshDatabase()
  await directory
    .insertInto('jobs')
    .values({ name: 'tidy', of_hotel: null, due_at: at('10:00:00') })
    .execute()
  const late = (now: string) => claimLate(directory, jobs, { now: at(now), since: at('09:00:00') })
  expect(await late('10:20:00')).toHaveLength(1)
  expect(await late('10:21:00')).toEqual([])
  const claim = await claimJob(directory, jobs, at('10:22:00'))
  if (!claim) throw new Error('It is due, and nobody runs it.')
  await endRun(directory, claim, { begunAt: at('10:22:00'), endedAt: at('10:22:00'), nextAt: at('10:23:00') })
  expect(await late('10:33:00')).toEqual([])
  expect(await late('10:34:00')).toHaveLength(1)
})

it('no process can take over until the run’s transaction ends, even if the lease had expired when it began', async () => {
  const { directory } = await createFreshDatabase()
  await directory
    .insertInto('jobs')
    .values({ name: 'tidy', of_hotel: null, due_at: at('10:00:00') })
    .execute()
  const claim = await claimJob(directory, jobs, at('10:00:00'))
  if (!claim) throw new Error('It is due, and nobody runs it.')
  await directory.updateTable('jobs').set({ leased_until: sql`clock_timestamp() - interval '1 second'` }).execute()
  const { promise: isRenewed, resolve: renewed } = Promise.withResolvers<boolean>()
  const { promise: goOn, resolve: end } = Promise.withResolvers<void>()
  const running = directory.transaction().execute(async (tx) => {
    renewed(await renewLease(tx, claim))
    await goOn
  })
  expect(await isRenewed).toBe(true)
  expect(await claimJob(directory, jobs, at('10:00:01'))).toBeUndefined()
  end()
  await running
  expect(await claimJob(directory, jobs, at('10:00:02'))).toBeUndefined()
})

interface Plan {
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly Plan[]
}

const sumRemoved = ({ 'Rows Removed by Join Filter': removed = 0, Plans = [] }: Plan): number =>
  Plans.reduce((sum, plan) => sum + sumRemoved(plan), removed)

it('the jobs of new hotels are added without comparing every job with every other', async () => {
  const { directory, asOwner } = await createFreshDatabase('demo')
  const HOTELS = 200
  await asOwner((owner) =>
    owner.query(`insert into hotels (id, company_id, name, city, country, time_zone, currency, demo)
      select 1000 + n, 1, 'Lake', 'Como', 'ITA', 'Europe/Rome', 'EUR', false from generate_series(1, ${HOTELS}) n`),
  )
  const everyHotel = { of: 'hotel', schedule: { everySeconds: 60 }, run: async () => {} } as const
  const known = { tidy: everyHotel, eraseDue: everyHotel, watchAlerts: everyHotel, settleKeys: everyHotel }
  const now = at('10:00:00')
  await addMissingJobs(directory, known, now)
  await directory.deleteFrom('jobs').where('name', '=', 'tidy').execute()
  const sent = recordStatements()
  await addMissingJobs(directory, known, now)
  const [text = ''] = sent()
  const { rows } = await sql<{
    count: number
  }>`select count(distinct of_hotel)::int as count from jobs where name = 'tidy'`.execute(directory)
  expect(rows[0]?.count).toBeGreaterThanOrEqual(HOTELS)
  const plan = await asOwner(async (owner) => {
    await owner.query('analyze jobs')
    const list = JSON.stringify(Object.keys(known).map((name) => ({ name, of: 'hotel' })))
    const explained = await owner.query(`explain (analyze, format json) ${text}`, [now, list])
    return explained.rows[0]['QUERY PLAN'][0].Plan
  })
  expect(sumRemoved(plan)).toBeLessThan(HOTELS)
})
