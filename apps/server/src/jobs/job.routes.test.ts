import { readAudit } from '@foyer/contract/staff/audit.ts'
import { type Job as JobView, listJobs, runJob } from '@foyer/contract/staff/jobs.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createSites } from '../access/site/sites.ts'
import { grantRole } from '../access/staff-session/member.store.ts'
import { buildFeed } from '../book/hotel-system/testing/build-feed.ts'
import { CANARY, createCanaryReservation } from '../book/retention/testing/canary.ts'
import { findTablesWith } from '../book/retention/testing/find-tables-with.ts'
import { buildHoldWatch } from '../checkin/cancel/testing/build-hold-watch.ts'
import { createSeedDemoJob } from '../demo/seed-demo-job.ts'
import { buildAlertWatch } from '../desk/alerts/testing/build-alert-watch.ts'
import { NOON } from '../platform/database/testing/templates.ts'
import { createAnswerSeal } from '../platform/secrets/answer-seal.ts'
import { ManualClock } from '../platform/time/testing/manual-clock.ts'
import { Browser } from '../testing/browser.ts'
import { createTestServer } from '../testing/create-test-server.ts'
import { createColleague, type StaffPage } from '../testing/staff-page.ts'
import { testCodes, testKeySecret } from '../testing/test-key-secret.ts'
import { createAllJobs } from './all-jobs.ts'
import type { KnownJobs } from './job.store.ts'
import { noPayments } from './testing/no-payments.ts'
import { noRecords, noReports } from './testing/no-reports.ts'
import { createRunner } from './testing/runners.ts'

const named = (jobs: readonly JobView[], name: JobView['name']) => jobs.find((job) => job.name === name)
const list = async (page: StaffPage) => (await page.call(listJobs)).jobs

async function openOffice(jobs?: KnownJobs) {
  const server = await createTestServer()
  const page = (role: 'manager' | 'administrator') => createColleague(server.db, new Browser(server.app), { role })
  const clock = new ManualClock(NOON)
  return { server, page, clock, runner: jobs && (await createRunner(server.db, { clock, jobs })) }
}

/** The jobs of every hotel; demo hotels are also seeded. */
const usual = [
  'tidy',
  'eraseDue',
  'reconcileIntents',
  'pullFeed',
  'keepSearchWords',
  'watchAlerts',
  'tellRoomReady',
  'settleKeys',
  'settlePayments',
  'endHolds',
  'markStayOvers',
  'markNoShows',
  'closeDays',
  'compareBooks',
  'reportGuests',
  'storeDayReceipts',
  'sendInvoiceRecords',
]

it('staff see every job of their hotel before and after it has run', async () => {
  const { page, clock, runner } = await openOffice({
    eraseDue: { of: 'hotel', schedule: { everySeconds: 3_600 }, run: async () => clock.advance(40) },
  })
  const manager = await page('manager')
  const before = await list(manager)
  expect(before.map(({ name }) => name)).toEqual([...usual, 'seedDemo'])
  expect(named(before, 'eraseDue')).toEqual({
    name: 'eraseDue',
    of: 'hotel',
    schedule: { everySeconds: 3_600 },
    failures: 0,
    late: false,
    nextAt: '2027-05-10T10:00:00.000Z',
    mayRun: false,
  })
  await runner?.runDue()
  expect(named(await list(manager), 'eraseDue')).toMatchObject({
    last: { at: expect.stringMatching(/^2027-05-10T10:00:00/), tookMs: 40, result: 'done' },
    nextAt: expect.stringMatching(/^2027-05-10T11:00:00/),
  })
})

it('shows running, failed and late jobs', async () => {
  const { server, page } = await openOffice()
  const manager = await page('manager')
  const { directory } = server.db
  await directory
    .insertInto('jobs')
    .values([
      {
        name: 'tidy',
        of_hotel: 1,
        due_at: new Date(NOON),
        started_at: new Date(NOON),
        leased_until: sql<Date>`clock_timestamp() + interval '1 minute'`,
        asked_by: 'Ana Roca',
      },
      {
        name: 'eraseDue',
        of_hotel: 1,
        due_at: new Date('2027-05-10T07:59:59Z'),
        ended_at: new Date('2027-05-10T06:00:00Z'),
        took_ms: 7,
        result: 'failed',
        failure: 'unavailable',
        failures: 2,
      },
      { name: 'of a newer version', of_hotel: 1, due_at: new Date(NOON) },
    ])
    .execute()
  const jobs = await list(manager)
  expect(jobs).toHaveLength(usual.length + 1)
  expect(named(jobs, 'tidy')).toMatchObject({ runningSince: '2027-05-10T10:00:00.000Z', askedBy: 'Ana Roca' })
  expect(named(jobs, 'eraseDue')).toMatchObject({
    late: true,
    failures: 2,
    last: { at: '2027-05-10T06:00:00.000Z', result: 'failed', failure: 'unavailable' },
  })
})

it('an administrator can run a job early, once, and this is audited', async () => {
  const { server, page, clock } = await openOffice()
  await createCanaryReservation(server, { state: 'departed', endDate: '2024-01-01' })
  const { db } = server
  const intents = {
    db,
    sites: createSites(db),
    answerSeal: createAnswerSeal(testKeySecret),
    kinds: new Map(),
    changed() {},
    reportLost() {},
  }
  const { eraseDue } = createAllJobs({
    sites: createSites(db),
    intents,
    codes: testCodes,
    feed: buildFeed(db),
    hintLines: { after: async (_, read) => void (await read()) },
    alerts: buildAlertWatch(db),
    holds: buildHoldWatch(db),
    payments: noPayments,
    reports: noReports,
    records: noRecords,
    depositsAtPage: { lookAfterSilent: async () => {} },
    seedDemo: createSeedDemoJob(testKeySecret),
  })
  const runner = await createRunner(server.db, { clock, jobs: { eraseDue } })
  await runner.runDue()
  await server.db.inHotel(1, (tx) =>
    sql`update guests set given = ${{ lastName: CANARY }}::jsonb where reservation_id =
      (select id from reservations where reference = 'FOY1001')`.execute(tx),
  )
  await runner.runDue()
  expect(await findTablesWith(server.db, [CANARY])).toEqual(['guests'])
  const administrator = await page('administrator')
  await administrator.call(runJob, { params: { name: 'eraseDue' } })
  expect(named(await list(administrator), 'eraseDue')).toMatchObject({ askedBy: 'A administrator' })
  await runner.runDue()
  expect(await findTablesWith(server.db, [CANARY])).toEqual([])
  expect(named(await list(administrator), 'eraseDue')).not.toHaveProperty('askedBy')
  const { entries } = await administrator.call(readAudit)
  expect(entries.find(({ action }) => action === 'jobStarted')).toMatchObject({
    who: 'A administrator',
    details: { job: 'eraseDue' },
  })
})

it('rejects a job that is already running, and one that is not this hotel’s', async () => {
  const { server, page } = await openOffice()
  const administrator = await page('administrator')
  const run = (name: JobView['name']) => administrator.call(runJob, { params: { name } })
  await run('tidy')
  await server.db.directory
    .updateTable('jobs')
    .set({ leased_until: sql`clock_timestamp() + interval '1 minute'` })
    .execute()
  await expect(run('tidy')).rejects.toMatchObject({ problem: 'alreadyHandled' })
  await server.db.directory.updateTable('hotels').set({ demo: false }).execute()
  await expect(run('seedDemo')).rejects.toMatchObject({ problem: 'notFound' })
  expect((await list(administrator)).map(({ name }) => name)).toEqual(usual)
})

it('a server job can be run only by someone with that right at every hotel', async () => {
  const { server, page } = await openOffice()
  const { directory } = server.db
  const administrator = await page('administrator')
  const { memberId } = administrator
  const run = () => administrator.call(runJob, { params: { name: 'reconcileIntents' } })
  const mayRun = async () => named(await list(administrator), 'reconcileIntents')?.mayRun
  for (const hotelId of [2, 3, 5]) await grantRole(directory, { memberId, hotelId, role: 'administrator' })
  await grantRole(directory, { memberId, hotelId: 4, role: 'manager' })
  expect(await mayRun()).toBe(false)
  await expect(run()).rejects.toMatchObject({ status: 403, problem: 'mayNot' })
  await grantRole(directory, { memberId, hotelId: 4, role: 'administrator' })
  expect(await mayRun()).toBe(true)
  await run()
  const rows = await directory.selectFrom('jobs').select(['name', 'of_hotel', 'asked_by']).execute()
  expect(rows).toEqual([{ name: 'reconcileIntents', of_hotel: null, asked_by: 'A administrator' }])
})

it('operators see each job’s last success, duration and failures', async () => {
  const { server, clock, runner } = await openOffice({
    tidy: { of: 'hotel', schedule: { everySeconds: 3_600 }, run: async () => clock.advance(2_000) },
    eraseDue: {
      of: 'hotel',
      schedule: { everySeconds: 3_600 },
      run: async (_run, { id }) => {
        if (id === 3) throw new Error('broken')
      },
    },
  })
  await runner?.runDue()
  server.setNow('2027-05-10T15:00:00Z')
  const { body } = await server.app.inject({ method: 'GET', url: '/metrics' })
  const figure = (name: string, job: string) => Number(new RegExp(`^${name}{job="${job}"} (.+)$`, 'm').exec(body)?.[1])
  const noon = Date.parse(NOON) / 1_000
  expect(figure('job_last_success_timestamp_seconds', 'tidy')).toBeGreaterThan(noon)
  expect(figure('job_duration_seconds', 'tidy')).toBeGreaterThanOrEqual(2)
  expect(figure('job_failures_total', 'tidy')).toBe(0)
  expect(figure('job_last_success_timestamp_seconds', 'eraseDue')).toBe(0)
  expect(figure('job_failures_total', 'eraseDue')).toBe(1)
  expect(figure('job_late', 'tidy')).toBe(5)
  expect(figure('job_late', 'seedDemo')).toBe(0)
})
