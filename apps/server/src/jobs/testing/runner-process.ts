import { createSites } from '../../access/site/sites.ts'
import { createPostgresChanges } from '../../platform/changes/postgres-changes.ts'
import { connectDatabase } from '../../platform/database/open-database.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { createJobRunner } from '../runner.ts'

/** A process that begins a job, reports that, and never ends it. */
const db = connectDatabase(process.argv[2] ?? '', { name: 'runner', size: 4 })
const hanging = {
  of: 'server' as const,
  schedule: { everySeconds: 60 },
  run: async () => {
    process.stdout.write('begun\n')
    await new Promise(() => {})
  },
}
createJobRunner({
  db,
  clock: systemClock,
  jobs: { tidy: hanging },
  sites: createSites(db),
  changes: await createPostgresChanges(db),
  log: console,
}).start()
