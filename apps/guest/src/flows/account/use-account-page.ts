import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useProfile } from './use-my-bookings.ts'
import { useRequiredSession } from './use-required-session.ts'

/**
 * Shared by the account pages: requires a signed-in
 * guest, confirms that a form was saved, and returns.
 */
export function useAccountPage() {
  const journey = useJourney()
  const { label } = useSite()
  const problems = useProblems()
  const showToast = useShowToast()
  const session = useRequiredSession()
  const { data: profile, error, refetch } = useProfile()
  // Refetched when the guest returns to the page; cached data is good enough to continue with.
  const problem = profile ? null : error
  const failed = useEffectEvent(() => problems.show(problem, { retry: refetch }))
  useEffect(() => {
    if (problem) failed()
  }, [problem])
  return {
    session,
    profile,
    back: () => journey.goTo(place('my-bookings'), 'back'),
    async saved() {
      await refetch()
      showToast({ kind: 'good', text: label('account.saved') })
      journey.goTo(place('my-bookings'), 'back')
    },
  }
}
