import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useState } from 'react'
import { useDesk } from '../../flows/desk/desk-context.tsx'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** The hotel's pictures in turn, or ours where it has none; a touch opens the language where the hotel allows it. */
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
    /** Nobody at the desk can drive it, or sees what happens here. */
    isAway: isConnected === false,
    begin: dismissOnClick ? () => journey.goTo(place('select-language')) : undefined,
  }
}
