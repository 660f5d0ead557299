import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useLive } from '../live/live-context.tsx'
import { useSession } from '../session/session-context.tsx'

/** Number of alerts that no one has claimed yet. */
export function useOpenAlerts(): number {
  const { mayDo } = useSession()
  const { mayLoad } = useLive()
  const { data } = useLoad(listAlerts, {}, { when: mayLoad && mayDo('seeAlerts') })
  return data?.open.length ?? 0
}
