import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useEffectEvent } from 'react'
import { useMyBookings, useProfile } from '../../flows/account/use-my-bookings.ts'
import { useSignedIn } from '../../flows/account/use-signed-in.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'

/** The account's own reservations are asked for first: a link may lead here before this visit has found anything. */
export function useFastCheckIn() {
  const journey = useJourney()
  const problems = useProblems()
  const session = useSignedIn()
  const mine = useMyBookings()
  const profile = useProfile()
  // Both are asked again when the guest comes back to the page; what is known by then is good enough to go on with.
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
