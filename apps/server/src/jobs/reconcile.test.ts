import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aChargingServer, charge } from '../access/serve/testing/charges.ts'
import { aHoldWatch } from '../checkin/cancel/testing/a-hold-watch.ts'
import { layDemoJob } from '../demo/lay-demo-job.ts'
import { anAlertWatch } from '../desk/alerts/testing/an-alert-watch.ts'
import { systemClock } from '../platform/time/clock.ts'
import { testKeySecret } from '../testing/test-key-secret.ts'
import { allJobs } from './all-jobs.ts'
import { aFeed } from './testing/a-feed.ts'
import { nobodyPays } from './testing/nobody-pays.ts'
import { aRunner } from './testing/runners.ts'

it('reconciles calls to external systems that were left open, with the fence of the run', async () => {
  const { guest, gateway, intents, db } = await aChargingServer()
  gateway.way = 'answerLost'
  gateway.answersLooks = false
  await expect(guest.call(charge, { body: { room: '204' } })).rejects.toMatchObject({ problem: 'outcomeUnknown' })
  const { sites } = intents
  const { reconcileIntents } = allJobs({
    sites,
    intents,
    feed: aFeed(db),
    alerts: anAlertWatch(db),
    holds: aHoldWatch(db),
    payments: nobodyPays,
    depositsAtPage: { lookAfterSilent: async () => {} },
    layDemo: layDemoJob(testKeySecret),
  })
  const runner = await aRunner(db, { clock: systemClock, jobs: { reconcileIntents } })
  const states = () => db.inHotel(1, (tx) => tx.selectFrom('intents').select('state').execute())
  await sql`update open_intents set due_at = clock_timestamp()`.execute(db.directory)
  gateway.answersLooks = true
  await runner.runDue()
  expect(await states()).toEqual([{ state: 'done' }])
  expect([gateway.asked, gateway.ledger.size]).toEqual([1, 1])
})
