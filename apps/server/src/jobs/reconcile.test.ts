import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { charge, createChargingServer } from '../access/serve/testing/charges.ts'
import { buildFeed } from '../book/hotel-system/testing/build-feed.ts'
import { buildHoldWatch } from '../checkin/cancel/testing/build-hold-watch.ts'
import { createSeedDemoJob } from '../demo/seed-demo-job.ts'
import { buildAlertWatch } from '../desk/alerts/testing/build-alert-watch.ts'
import { systemClock } from '../platform/time/clock.ts'
import { testCodes, testKeySecret } from '../testing/test-key-secret.ts'
import { createAllJobs } from './all-jobs.ts'
import { noPayments } from './testing/no-payments.ts'
import { noRecords, noReports } from './testing/no-reports.ts'
import { createRunner } from './testing/runners.ts'

it('reconciles calls to external systems that were left open, with the fence of the run', async () => {
  const { guest, gateway, intents, db } = await createChargingServer()
  gateway.way = 'answerLost'
  gateway.answersLooks = false
  await expect(guest.call(charge, { body: { room: '204' } })).rejects.toMatchObject({ problem: 'outcomeUnknown' })
  const { sites } = intents
  const { reconcileIntents } = createAllJobs({
    sites,
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
  const runner = await createRunner(db, { clock: systemClock, jobs: { reconcileIntents } })
  const states = () => db.inHotel(1, (tx) => tx.selectFrom('intents').select('state').execute())
  await sql`update open_intents set due_at = clock_timestamp()`.execute(db.directory)
  gateway.answersLooks = true
  await runner.runDue()
  expect(await states()).toEqual([{ state: 'done' }])
  expect([gateway.requests, gateway.ledger.size]).toEqual([1, 1])
})
