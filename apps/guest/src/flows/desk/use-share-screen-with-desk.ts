import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useDesk } from './desk-context.tsx'
import type { readShownPage } from './read-shown-page.ts'

const POLL_INTERVAL_MS = 500

/**
 * Sends the screen's content to the desk while a
 * member of staff controls the screen, and only then.
 */
export function useShareScreenWithDesk(): void {
  const { watchedBy, show } = useDesk()
  const { place } = useJourney()
  const shown = useEffectEvent((read: typeof readShownPage) => read(document, place))
  const tell = useEffectEvent(show)
  const isWatched = watchedBy !== undefined
  useEffect(() => {
    if (!isWatched) return
    let last = ''
    let timer: ReturnType<typeof setInterval> | undefined
    let isOver = false
    // Loaded when it is needed: most screens are never watched.
    void import('./read-shown-page.ts').then(({ readShownPage }) => {
      if (isOver) return
      const look = () => {
        const seen = shown(readShownPage)
        const words = JSON.stringify(seen)
        if (words !== last) tell(seen)
        last = words
      }
      look()
      timer = setInterval(look, POLL_INTERVAL_MS)
    }, reportError)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [isWatched])
}
