import { listJobs, runJob } from '@foyer/contract/staff/jobs.ts'
import type { StaffCalls } from '../access/serve/staff-calls.ts'
import { listOf, runNow } from './job.service.ts'
import type { KnownJobs } from './job.store.ts'

/** `runDue` is told when somebody has asked for a run, so that it need not wait for the next look. */
export function jobRoutes(calls: StaffCalls, jobs: KnownJobs, runDue: () => void): void {
  calls.serveStaff(listJobs, async (_asked, staff) => ({ jobs: await listOf(jobs, staff) }))

  calls.serveStaff(
    runJob,
    async ({ params }, staff) => {
      await runNow(jobs, staff, params.name)
      return {}
    },
    ['jobs'],
    runDue,
  )
}
