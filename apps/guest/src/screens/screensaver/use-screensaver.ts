import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useState } from 'react'
import { useDesk } from '../../flows/desk/desk-context.tsx'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/**
 * Rotates the hotel's pictures, or ours if it has none; a touch opens the language where the hotel
 * allows it.
 */
export function useScreensaver() {
  const { site } = useSite()
  const journey = useJourney()
  const { isConnected } = useDesk()
  const { pictures, transitionSeconds, dismissOnClick } = site.policies.screensaver
  const shown = pictures.length > 0 ? pictures : ['welcome']
  const [turn, setTurn] = useState(0)
  const count = shown.length
  useEffect(() => {
    if (count < 2 || transitionSeconds === 0) return
    const timer = setInterval(() => setTurn((last) => last + 1), transitionSeconds * 1_000)
    return () => clearInterval(timer)
  }, [count, transitionSeconds])
  return {
    pictures: shown,
    current: turn % count,
    /** True if the desk is disconnected, so it can neither control nor see this screen. */
    isAway: isConnected === false,
    begin: dismissOnClick ? () => journey.goTo(place('select-language')) : undefined,
  }
}
