import type { Job } from '@foyer/contract/staff/jobs.ts'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { needsAttention } from './job-state.ts'
import { JobsTable } from './jobs-table.tsx'
import { useJobs } from './use-jobs.ts'

/** Jobs that do nothing in a hotel without a system of its own. */
const systemJobs: ReadonlySet<Job['name']> = new Set(['pullFeed', 'compareBooks'])

/** Background jobs and how they are going. */
export function JobsView() {
  const { say } = useTexts()
  const { loaded, run } = useJobs()
  const { hotel } = useSession()
  const jobs = loaded.data?.jobs.filter(({ name }) => hotel.hasSystem || !systemJobs.has(name))
  return (
    <Page title={say('jobs.title')} sub={jobs && say('jobs.sub', { n: jobs.filter(needsAttention).length })}>
      <NotLoaded of={loaded} rows={4} />
      {jobs && (
        <ScrollRegion label={say('jobs.region')}>
          <JobsTable jobs={jobs} onRun={run} />
        </ScrollRegion>
      )}
    </Page>
  )
}
