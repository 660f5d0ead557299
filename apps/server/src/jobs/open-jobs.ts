import type { Registry } from 'prom-client'
import type { Access, Ground } from '../access/open-access.ts'
import { sites as openSites } from '../access/site/sites.ts'
import type { HotelSystems } from '../book/hotel-system/hotel-systems.ts'
import type { Book } from '../book/open-book.ts'
import type { Money } from '../money/open-money.ts'
import type { Papers } from '../papers/open-papers.ts'
import type { BackupSettings } from '../platform/database/backup/backup-folder.ts'
import type { Clock } from '../platform/time/clock.ts'
import { allJobs } from './all-jobs.ts'
import { jobRoutes } from './job.routes.ts'
import { readFigures } from './job.store.ts'
import type { HotelJob } from './job.ts'
import { tellJobFigures } from './job-figures.ts'
import { jobRunner } from './runner.ts'

interface JobsDependencies extends Ground, Access, Book, Papers, Money {
  readonly systems: HotelSystems
  /** If unset, no job runs automatically. */
  readonly clock: Clock | undefined
  readonly layDemo: HotelJob
  /** If unset, no backups are made automatically. */
  readonly backups: BackupSettings | undefined
}

/** Creates the scheduled jobs, which start when the server listens. */
export function openJobs(dependencies: JobsDependencies): { tellFigures(registry: Registry): void } {
  const {
    app,
    backgroundDb: db,
    now,
    changes,
    intents,
    systems,
    staffCalls,
    clock,
    layDemo,
    backups,
    mails,
    tellHotel: hotel,
    payments,
    depositsAtPage,
    baseUrl,
  } = dependencies
  const sites = openSites(db)
  const jobs = allJobs({
    sites,
    intents,
    feed: { systems, changes },
    alerts: { mails, baseUrl, changes },
    holds: { changes, hotel },
    payments,
    depositsAtPage,
    backups,
    layDemo,
  })
  const runner = clock && jobRunner({ db, clock, jobs, sites, changes, log: app.log })
  if (runner) {
    app.addHook('onListen', async () => runner.start())
    app.addHook('preClose', () => runner.stop())
  }
  jobRoutes(staffCalls, jobs, () => void runner?.runDue())
  return { tellFigures: (registry) => tellJobFigures(registry, () => readFigures(db.directory, jobs, now())) }
}
