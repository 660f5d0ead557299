import type { JobFailure } from '@foyer/domain/jobs/job.ts'
import type { Generated } from 'kysely'

interface Jobs {
  /** May be a name that only a newer version knows. */
  name: string
  /** If null, the job is for the whole server. */
  of_hotel: number | null
  due_at: Date
  /** Increases with every run; a run with an older one has lost the job. */
  fence: Generated<number>
  /** Set while it runs; if it is past, the process that ran it is gone. */
  leased_until: Date | null
  started_at: Date | null
  ended_at: Date | null
  took_ms: number | null
  result: 'done' | 'failed' | null
  failure: JobFailure | null
  /** Consecutive failures. */
  failures: Generated<number>
  /** Total failures. */
  failed_runs: Generated<number>
  succeeded_at: Date | null
  /** Who requested an early run. */
  asked_by: string | null
  told_late: Generated<boolean>
}

export interface JobTables {
  jobs: Jobs
}
