import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useEffectEvent } from 'react'
import { useMyBookings, useProfile } from '../../flows/account/use-my-bookings.ts'
import { useRequiredSession } from '../../flows/account/use-required-session.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'

/**
 * Loads the account's reservations first, because a link may open this screen before the visit has
 * found any.
 */
export function useFastCheckIn() {
  const journey = useJourney()
  const problems = useProblems()
  const session = useRequiredSession()
  const mine = useMyBookings()
  const profile = useProfile()
  // Both are refetched when the guest returns to the page; cached data is good enough to continue.
  const problem = mine.data && profile.data ? null : (mine.error ?? profile.error)
  const show = useEffectEvent(() =>
    problems.show(problem, { action: 'Check-in', retry: () => Promise.all([mine.refetch(), profile.refetch()]) }),
  )
  useEffect(() => {
    if (problem) show()
  }, [problem])
  return {
    profile: session && mine.data ? profile.data : undefined,
    failed: problem !== null,
    back: () => journey.goTo(place('my-bookings'), 'back'),
  }
}
