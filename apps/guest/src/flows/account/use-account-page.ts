import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useProfile } from './use-my-bookings.ts'
import { useSignedIn } from './use-signed-in.ts'

/** What the pages of an account share: they need somebody who has signed in, say that a form was kept, and lead back. */
export function useAccountPage() {
  const journey = useJourney()
  const { label } = useSite()
  const problems = useProblems()
  const showToast = useShowToast()
  const session = useSignedIn()
  const { data: profile, error, refetch } = useProfile()
  // Asked again when the guest comes back to the page; what is known by then is good enough to go on with.
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
