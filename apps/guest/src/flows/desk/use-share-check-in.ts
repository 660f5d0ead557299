import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { recordWatcher, useCheckInWatcher } from './check-in-watcher.ts'
import type { shareShownPage } from './share-shown-page.ts'

const POLL_INTERVAL_MS = 1_000

/** Sends what a phone or kiosk shows to the desk while a member of staff watches it, and only then. */
export function useShareCheckIn(): void {
  const watcher = useCheckInWatcher()
  const { place } = useJourney()
  const caller = useCaller()
  const reference = watcher?.reference
  const shareIt = useEffectEvent((share: typeof shareShownPage, of: string, before: string) =>
    share({ reference: of, place, caller }, before),
  )
  useEffect(() => {
    if (!reference) return
    let last = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async (share: typeof shareShownPage) => {
      // A failed one is repeated, and the poll of the check-in says when no one watches any more.
      const shared = await shareIt(share, reference, last).catch(() => undefined)
      if (isOver) return
      if (shared) {
        last = shared.content
        recordWatcher(reference, shared.watchedBy)
      }
      timer = setTimeout(() => void look(share), POLL_INTERVAL_MS)
    }
    // Loaded when it is needed: most screens are never watched.
    void import('./share-shown-page.ts').then(({ shareShownPage }) => {
      if (!isOver) void look(shareShownPage)
    }, reportError)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [reference])
}
