import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useMemo } from 'react'
import { useWaitingCalls } from '../calls/use-video-calls.ts'
import { useLive } from '../live/live-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import type { WaitingItem } from './use-bell.ts'

/** Urgent alerts that no one has claimed, and guests who call by camera. */
export function useWaitingItems(): readonly WaitingItem[] {
  const { say } = useTexts()
  const { hotel, mayDo } = useSession()
  const { mayLoad } = useLive()
  const { data } = useLoad(listAlerts, {}, { when: mayLoad && mayDo('seeAlerts') })
  const calls = useWaitingCalls()
  return useMemo(() => {
    const waits = (id: string, ...words: (string | undefined)[]) => ({
      id,
      text: [...words, hotel.name].filter(Boolean).join(' · '),
    })
    const alerts = (data?.open ?? []).filter(({ urgent, claimed }) => urgent && !claimed)
    return [
      ...calls.map(({ id, deviceName }) => waits(id, say('calls.incoming'), deviceName)),
      ...alerts.map(({ id, kind, deviceName }) => waits(id, say(`alert.${kind}`), deviceName)),
    ]
  }, [data, calls, say, hotel.name])
}
