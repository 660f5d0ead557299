import type { Registry } from 'prom-client'
import type { Access, CoreDependencies } from '../access/create-access.ts'
import { createSites as openSites } from '../access/site/sites.ts'
import type { Book } from '../book/create-book.ts'
import type { HotelSystems } from '../book/hotel-system/hotel-systems.ts'
import type { Money } from '../money/create-money.ts'
import type { ChooseAuthority } from '../outside/authority/authority.ts'
import type { ChooseTaxAgency } from '../outside/tax-agency/tax-agency.ts'
import type { Papers } from '../papers/create-papers.ts'
import type { BackupSettings } from '../platform/database/backup/backup-folder.ts'
import type { Clock } from '../platform/time/clock.ts'
import { createAllJobs } from './all-jobs.ts'
import { hintRoutes } from './hint.routes.ts'
import { createHintLines } from './hint-lines.ts'
import { jobRoutes } from './job.routes.ts'
import { readJobMetrics } from './job.store.ts'
import type { HotelJob } from './job.ts'
import { registerJobMetrics } from './job-metrics.ts'
import { createHintReceiver } from './receive-hints.ts'
import { createJobRunner } from './runner.ts'

interface JobsDependencies extends CoreDependencies, Access, Book, Papers, Money {
  readonly systems: HotelSystems
  /** If unset, no job runs automatically. */
  readonly clock: Clock | undefined
  readonly seedDemo: HotelJob
  readonly authorityFor: ChooseAuthority
  readonly taxAgencyFor: ChooseTaxAgency
  /** If unset, no backups are made automatically. */
  readonly backups: BackupSettings | undefined
}

/** Creates the scheduled jobs, which start when the server listens. */
export function createJobs(dependencies: JobsDependencies): { tellFigures(registry: Registry): void } {
  const {
    app,
    backgroundDb: db,
    now,
    changes,
    intents,
    codes,
    systems,
    staffCalls,
    clock,
    seedDemo,
    backups,
    mails,
    hotelPublisher: hotel,
    authorityReports,
    authorityFor,
    taxAgencyFor,
    payments,
    depositsAtPage,
    baseUrl,
  } = dependencies
  const sites = openSites(db)
  const runDue = () => void runner?.runDue()
  const receiveHint = createHintReceiver({ db, now, runDue })
  const hintLines = createHintLines({ systems, receiveHint, now })
  const jobs = createAllJobs({
    sites,
    intents,
    codes,
    feed: { systems, changes },
    hintLines,
    alerts: { mails, baseUrl, changes },
    holds: { changes, hotel },
    payments,
    reports: { reports: authorityReports, authorityFor, changes },
    records: { taxAgencyFor, changes },
    depositsAtPage,
    backups,
    seedDemo,
  })
  const runner = clock && createJobRunner({ db, clock, jobs, sites, changes, log: app.log })
  if (runner) {
    app.addHook('onListen', async () => runner.start())
    app.addHook('preClose', async () => {
      hintLines.closeAll()
      await runner.stop()
    })
  }
  jobRoutes(staffCalls, jobs, runDue)
  hintRoutes(app, { systems, receiveHint })
  return { tellFigures: (registry) => registerJobMetrics(registry, () => readJobMetrics(db.directory, jobs, now())) }
}
