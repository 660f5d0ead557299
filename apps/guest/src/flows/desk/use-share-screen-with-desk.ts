import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useDesk } from './desk-context.tsx'
import { readShownPage } from './read-shown-page.ts'

const POLL_INTERVAL_MS = 500

/**
 * Sends the screen's content to the desk while a
 * member of staff controls the screen, and only then.
 */
export function useShareScreenWithDesk(): void {
  const { watchedBy, show } = useDesk()
  const { place } = useJourney()
  const shown = useEffectEvent(() => readShownPage(document, place))
  const tell = useEffectEvent(show)
  const isWatched = watchedBy !== undefined
  useEffect(() => {
    if (!isWatched) return
    let last = ''
    const look = () => {
      const seen = shown()
      const words = JSON.stringify(seen)
      if (words !== last) tell(seen)
      last = words
    }
    look()
    const timer = setInterval(look, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isWatched])
}
