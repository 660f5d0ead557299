import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useKnownReservations } from '../../journey/known-reservations.ts'
import { useSite } from '../../site/site-context.tsx'
import { readFromVisit } from '../../site/visit-storage.ts'
import { DESK_KEY_GIVEN } from './prefill.ts'

const DELAY_WITH_KEY_MS = 30_000
const DELAY_WITHOUT_KEY_MS = 10_000

const afterArrival: ReadonlySet<string> = new Set(['room-key', 'how-the-key-works', 'finish'])

/**
 * After a check-in, a desk's screen returns to the screensaver; later if it shows a code to read.
 */
export function useRestartAfterArrival(): void {
  const { site } = useSite()
  const journey = useJourney()
  const known = useKnownReservations()
  const { screen, params } = journey.place
  const isOver = site.device.followsDesk && afterArrival.has(screen)
  const hasKey = known.some(({ reference, room }) => reference === params['code'] && room.keyCode !== undefined)
  const rest = useEffectEvent(() => void journey.restart())
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(
      () => rest(),
      hasKey || readFromVisit(DESK_KEY_GIVEN) ? DELAY_WITH_KEY_MS : DELAY_WITHOUT_KEY_MS,
    )
    return () => clearTimeout(timer)
  }, [isOver, hasKey])
}
