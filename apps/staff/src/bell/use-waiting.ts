import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useMemo } from 'react'
import { useSession } from '../session/session-context.tsx'
import { useWords } from '../wordings/words-context.tsx'
import type { Waiting } from './use-bell.ts'

/** The urgent alerts that nobody has taken. */
export function useWaiting(): readonly Waiting[] {
  const { say } = useWords()
  const { hotel, mayDo } = useSession()
  const { data } = useLoad(listAlerts, {}, { when: mayDo('seeAlerts') })
  return useMemo(
    () =>
      (data?.open ?? [])
        .filter(({ urgent, claimed }) => urgent && !claimed)
        .map(({ id, kind, deviceName }) => ({
          id,
          words: [say(`alert.${kind}`), deviceName, hotel.name].filter(Boolean).join(' · '),
        })),
    [data, say, hotel.name],
  )
}
