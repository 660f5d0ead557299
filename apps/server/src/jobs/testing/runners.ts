import { onTestFinished } from 'vitest'
import { sites } from '../../access/site/sites.ts'
import { postgresChanges } from '../../platform/changes/postgres-changes.ts'
import { connectDatabase } from '../../platform/database/open-database.ts'
import type { FreshDatabase } from '../../platform/database/testing/fresh-database.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { KnownJobs } from '../job.store.ts'
import { type JobRunner, jobRunner } from '../runner.ts'

const pool = { name: 'runner', size: 4 }

/** Creates a runner as in a separate process: other connections, the same database. */
export async function aRunner(
  { ownerUrl }: FreshDatabase,
  { clock, jobs }: { clock: Clock; jobs: KnownJobs },
): Promise<JobRunner> {
  const db = connectDatabase(ownerUrl, pool)
  const changes = await postgresChanges(db)
  const runner = jobRunner({ db, clock, jobs, sites: sites(db), changes, log: { error() {} } })
  onTestFinished(async () => {
    await changes.stop()
    await db.close()
  })
  return runner
}

/** Reads the rows of all jobs. */
export function jobRows({ directory }: FreshDatabase) {
  return directory.selectFrom('jobs').selectAll().orderBy('name').orderBy('of_hotel').execute()
}
