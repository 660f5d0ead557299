import { listQueue } from '@foyer/contract/staff/queue.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useLive } from '../live/live-context.tsx'
import { useSession } from '../session/session-context.tsx'

/** Number of guests who wait. */
export function useWaitingCount(): number {
  const { mayDo } = useSession()
  const { mayLoad } = useLive()
  const { data } = useLoad(listQueue, {}, { when: mayLoad && mayDo('seeAlerts') })
  return data?.waiting.length ?? 0
}
