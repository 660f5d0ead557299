import { sendConfirmation } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import { canBegin } from '@foyer/domain/reservation/check-in-blocker.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useMyBookings, useProfile, useUserStatus } from '../../flows/account/use-my-bookings.ts'
import { useRequiredSession } from '../../flows/account/use-required-session.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservations } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { useConfirmation } from './use-confirmation.ts'

/** A signed-in guest's stays and account. */
export function useMyBookingsScreen() {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const today = useToday()
  const session = useRequiredSession()
  const mine = useMyBookings()
  const profile = useProfile()
  const status = useUserStatus()
  const { found } = useReservations()
  const again = useCall(sendConfirmation)
  const [hasSent, setHasSent] = useState(false)
  const confirmation = useConfirmation(async () => {
    await Promise.all([mine, profile].map(({ askAnew }) => askAnew()))
  })

  /** A stay that can't begin now explains why on its own screen. */
  function pick(reservation: Reservation) {
    if (canBegin(reservation, today, site.process))
      return journey.goTo(place('fast-check-in', { code: reservation.reference }))
    found([reservation])
    journey.goTo(place('your-booking'))
  }

  async function sendAgain(): Promise<void> {
    await again.mutateAsync({}).then(
      () => setHasSent(true),
      (problem: unknown) => problems.show(problem, { retry: sendAgain }),
    )
  }

  return {
    name: session?.user.name ?? '',
    reservations: mine.data,
    /** Undefined if the guest is not checked in. */
    checkedIn: status?.checkedIn ? { room: status.room } : undefined,
    failed: mine.error !== null && mine.error.code !== 'tokenExpired' && mine.data === undefined,
    retry: () => mine.refetch(),
    today,
    confirmation,
    /** The address that has not been confirmed yet. */
    toConfirm: profile.data && !profile.data.emailConfirmed ? profile.data.email : undefined,
    sending: again.isPending,
    hasSent,
    sendAgain,
    pick,
    find: () => journey.goTo(place('check-in')),
    open: (screen: ScreenName) => journey.goTo(place(screen)),
    back: () => journey.goTo(place('check-in'), 'back'),
  }
}
