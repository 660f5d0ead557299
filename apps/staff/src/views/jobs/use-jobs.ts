import { type Job, listJobs, runJob } from '@foyer/contract/staff/jobs.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

export function useJobs() {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const loaded = useLoad(listJobs)
  const running = useCall(runJob)
  return {
    loaded,
    run: ({ name }: Job) =>
      running.mutate(
        { params: { name } },
        {
          onSuccess: () => toast('done', say('jobs.run.said', { name: say(`job.${name}`) })),
          onError: complain,
          onSettled: () => void loaded.refetch(),
        },
      ),
  }
}
