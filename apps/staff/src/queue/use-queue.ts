import { listQueue, type Waiting } from '@foyer/contract/staff/queue.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useLive } from '../live/live-context.tsx'
import { useSession } from '../session/session-context.tsx'

const none: readonly Waiting[] = []

/** Guests who wait for reception, longest first. */
export function useQueue() {
  const { mayDo } = useSession()
  const { mayLoad } = useLive()
  const { data } = useLoad(listQueue, {}, { when: mayLoad && mayDo('seeAlerts') })
  return { waiting: data?.waiting ?? none, today: data?.today }
}
