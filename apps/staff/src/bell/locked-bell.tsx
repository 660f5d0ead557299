import { hearAlerts } from '@foyer/contract/staff/alerts.ts'
import { callApi } from '@foyer/web/api/call-api.ts'
import { nobody } from '@foyer/web/api/caller.ts'
import { useEffect, useMemo, useState } from 'react'
import { keptHotel } from '../session/chosen-hotel.ts'
import { useWords } from '../wordings/words-context.tsx'
import { useBell } from './use-bell.ts'

const LISTEN_MS = 2_000

/** A locked desk still rings when a guest waits: it shows how many, but not who. */
export function LockedBell() {
  const { say } = useWords()
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    const hotel = keptHotel()
    if (hotel === undefined) return
    const listen = () =>
      callApi(hearAlerts, { query: { hotel } }, nobody).then(
        ({ waiting }) => setIds(waiting),
        // The session is over, or the connection is poor.
        () => {},
      )
    const timer = setInterval(() => void listen(), LISTEN_MS)
    return () => clearInterval(timer)
  }, [])
  const waiting = useMemo(() => ids.map((id) => ({ id, words: say('bell.locked') })), [ids, say])
  useBell(waiting, say('app.name'))
  return null
}
