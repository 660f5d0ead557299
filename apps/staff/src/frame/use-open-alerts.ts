import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useSession } from '../session/session-context.tsx'

/** How many alerts wait for somebody. */
export function useOpenAlerts(): number {
  const { mayDo } = useSession()
  const { data } = useLoad(listAlerts, {}, { when: mayDo('seeAlerts') })
  return data?.open.length ?? 0
}
