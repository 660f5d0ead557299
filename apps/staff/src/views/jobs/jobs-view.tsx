import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { needsAttention } from './job-state.ts'
import { JobsTable } from './jobs-table.tsx'
import { useJobs } from './use-jobs.ts'

/** Background jobs and how they are going. */
export function JobsView() {
  const { say } = useTexts()
  const { loaded, run } = useJobs()
  const { data } = loaded
  return (
    <Page title={say('jobs.title')} sub={data && say('jobs.sub', { n: data.jobs.filter(needsAttention).length })}>
      <NotLoaded of={loaded} rows={4} />
      {data && (
        <ScrollRegion label={say('jobs.region')}>
          <JobsTable jobs={data.jobs} onRun={run} />
        </ScrollRegion>
      )}
    </Page>
  )
}
