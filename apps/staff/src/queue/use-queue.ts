import { listQueue, type Waiting } from '@foyer/contract/staff/queue.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useSession } from '../session/session-context.tsx'

const none: readonly Waiting[] = []

/** Guests who wait for reception, longest first. */
export function useQueue() {
  const { mayDo } = useSession()
  const { data } = useLoad(listQueue, {}, { when: mayDo('seeAlerts') })
  return { waiting: data?.waiting ?? none, today: data?.today }
}
