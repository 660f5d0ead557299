import { onTestFinished } from 'vitest'
import { createSites } from '../../access/site/sites.ts'
import { createPostgresChanges } from '../../platform/changes/postgres-changes.ts'
import { connectDatabase } from '../../platform/database/open-database.ts'
import type { FreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { KnownJobs } from '../job.store.ts'
import { createJobRunner, type JobRunner } from '../runner.ts'

const pool = { name: 'runner', size: 4 }

/** Creates a runner as in a separate process: other connections, the same database. */
export async function createRunner(
  { ownerUrl }: FreshDatabase,
  { clock, jobs }: { clock: Clock; jobs: KnownJobs },
): Promise<JobRunner> {
  const db = connectDatabase(ownerUrl, pool)
  const changes = await createPostgresChanges(db)
  const runner = createJobRunner({ db, clock, jobs, sites: createSites(db), changes, log: { error() {} } })
  onTestFinished(async () => {
    await changes.stop()
    await db.close()
  })
  return runner
}

/** Reads the rows of all jobs. */
export function listJobRows({ directory }: FreshDatabase) {
  return directory.selectFrom('jobs').selectAll().orderBy('name').orderBy('of_hotel').execute()
}
