import { type Alert, claimAlert, listAlerts } from '@foyer/contract/staff/alerts.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** "I'm going": colleagues see it, and the waiting guest reads the name. */
export function useClaim(): (alert: Alert) => void {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const queries = useQueryClient()
  const { mutate } = useCall(claimAlert)
  return ({ id, screen }) =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast('done', say(screen ? 'alerts.claim.said' : 'alerts.claim.saidQuietly')),
        onError: complain,
        onSettled: () => void queries.invalidateQueries({ queryKey: [listAlerts.name] }),
      },
    )
}
