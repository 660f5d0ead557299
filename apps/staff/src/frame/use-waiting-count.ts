import { listQueue } from '@foyer/contract/staff/queue.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useSession } from '../session/session-context.tsx'

/** Number of guests who wait. */
export function useWaitingCount(): number {
  const { mayDo } = useSession()
  const { data } = useLoad(listQueue, {}, { when: mayDo('seeAlerts') })
  return data?.waiting.length ?? 0
}
