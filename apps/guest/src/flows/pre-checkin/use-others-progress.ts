import { processes } from '@foyer/domain/mode/processes.ts'
import { useEffect, useEffectEvent } from 'react'
import { useReservations } from '../../journey/use-reservations.ts'
import { useSite } from '../../site/site-context.tsx'

const AGAIN_MS = 10_000

/** Others of the party may be at it on their own phones: what they save appears here, when somebody looks and by and by. */
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
    const timer = setInterval(() => look(), AGAIN_MS)
    const seen = () => look()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [together])
}
