import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../journey/journey-context.tsx'
import { useProblems } from '../problems/problems-context.tsx'
import { useShowToast } from '../problems/toasts-context.tsx'
import { useSite } from '../site/site-context.tsx'
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
  const failed = useEffectEvent(() => problems.show(error, { retry: refetch }))
  useEffect(() => {
    if (error && error.code !== 'tokenExpired') failed()
  }, [error])
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
