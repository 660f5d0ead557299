import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSession } from '../../visit/session-context.tsx'

/** Redirects account addresses to the search if the hotel has no accounts. */
export function useRequireAccounts(): void {
  const { isOffered } = useSession()
  const journey = useJourney()
  const leave = useEffectEvent(() => journey.goTo(place('check-in'), 'replace'))
  useEffect(() => {
    if (!isOffered) leave()
  }, [isOffered])
}
