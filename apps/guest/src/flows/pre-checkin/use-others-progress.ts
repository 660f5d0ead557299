import { processes } from '@foyer/domain/mode/processes.ts'
import { useEffect, useEffectEvent } from 'react'
import { useReservations } from '../../journey/use-reservations.ts'
import { useSite } from '../../site/site-context.tsx'

const POLL_INTERVAL_MS = 10_000

/**
 * Other members of the party may be checking in on their own phones: their
 * progress appears here when the page becomes visible and at intervals.
 */
export function useOthersProgress(): void {
  const { site } = useSite()
  const { lookAgain } = useReservations()
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void lookAgain()
  })
  const together = processes[site.process].inSeveralHands
  useEffect(() => {
    if (!together) return
    look()
    const timer = setInterval(() => look(), POLL_INTERVAL_MS)
    const seen = () => look()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [together])
}
