import { listJobs, runJob } from '@foyer/contract/staff/jobs.ts'
import type { StaffCalls } from '../access/serve/staff-calls.ts'
import { listJobViews, runNow } from './job.service.ts'
import type { KnownJobs } from './job.store.ts'

/** `runDue` is called after a run was requested, so that it needn't wait for the next poll. */
export function jobRoutes(calls: StaffCalls, jobs: KnownJobs, runDue: () => void): void {
  calls.serveStaff(listJobs, async (_asked, staff) => ({ jobs: await listJobViews(jobs, staff) }))

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
