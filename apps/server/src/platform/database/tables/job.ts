import type { JobFailure } from '@foyer/domain/jobs/job.ts'
import type { Generated } from 'kysely'

interface Jobs {
  /** As a newer program may write it: a name that this one need not know. */
  name: string
  /** Absent: of the whole server. */
  of_hotel: number | null
  due_at: Date
  /** Grows with every run: whoever holds an older one is no longer the one who runs it. */
  fence: Generated<number>
  /** Present while it runs; when it is past, whoever ran it is gone. */
  leased_until: Date | null
  started_at: Date | null
  ended_at: Date | null
  took_ms: number | null
  result: 'done' | 'failed' | null
  failure: JobFailure | null
  /** In a row. */
  failures: Generated<number>
  /** In all. */
  failed_runs: Generated<number>
  succeeded_at: Date | null
  /** Who wants it run before its turn. */
  asked_by: string | null
  told_late: Generated<boolean>
}

export interface JobTables {
  jobs: Jobs
}
