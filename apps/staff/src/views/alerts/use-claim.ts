import { type Alert, claimAlert, listAlerts } from '@foyer/contract/staff/alerts.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { isOnOwnPhone } from './alert-card.tsx'

/** "I'm going": colleagues see it, and the waiting guest reads the name. */
export function useClaim(): (alert: Alert) => void {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const queries = useQueryClient()
  const { mutate } = useCall(claimAlert)
  const choose = (alert: Alert) => {
    if (!alert.screen) return 'alerts.claim.saidQuietly'
    return isOnOwnPhone(alert) ? 'alerts.claim.onPhone.said' : 'alerts.claim.said'
  }
  return (alert) =>
    mutate(
      { params: { id: alert.id } },
      {
        onSuccess: () => toast('done', say(choose(alert))),
        onError: complain,
        onSettled: () => void queries.invalidateQueries({ queryKey: [listAlerts.name] }),
      },
    )
}
