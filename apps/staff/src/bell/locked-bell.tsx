import { hearAlerts } from '@foyer/contract/staff/alerts.ts'
import { callApi } from '@foyer/web/api/call-api.ts'
import { anonymousCaller } from '@foyer/web/api/caller.ts'
import { useEffect, useMemo, useState } from 'react'
import { readStoredHotel } from '../session/chosen-hotel.ts'
import { useTexts } from '../wordings/texts-context.tsx'
import { useBell } from './use-bell.ts'

const POLL_INTERVAL_MS = 2_000

/** A locked desk still rings when a guest waits: it shows how many, but not who. */
export function LockedBell() {
  const { say } = useTexts()
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    const hotel = readStoredHotel()
    if (hotel === undefined) return
    const listen = () =>
      callApi(hearAlerts, { query: { hotel } }, anonymousCaller).then(
        ({ waiting }) => setIds(waiting),
        // The session is over, or the connection is poor.
        () => {},
      )
    const timer = setInterval(() => void listen(), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  const waiting = useMemo(() => ids.map((id) => ({ id, text: say('bell.locked') })), [ids, say])
  useBell(waiting, say('app.name'))
  return null
}
