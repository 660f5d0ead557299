import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSession } from '../../visit/session-context.tsx'

/**
 * Returns the session. Without one, redirects to the
 * login, or to the search if there are no accounts.
 */
export function useRequiredSession() {
  const { session, isOffered } = useSession()
  const journey = useJourney()
  const leave = useEffectEvent(() => journey.goTo(place(isOffered ? 'login' : 'check-in'), 'replace'))
  const isStranger = session === undefined
  useEffect(() => {
    if (isStranger) leave()
  }, [isStranger])
  return session
}
