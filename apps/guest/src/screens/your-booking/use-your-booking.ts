import { place } from '@foyer/domain/journey/place.ts'
import { bookingPassedBy } from '@foyer/domain/reservation/passed-by.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { mayBegin } from '@foyer/domain/reservation/stay.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../account/session-context.tsx'
import { useJourney } from '../../journey/journey-context.tsx'
import { useBookings } from '../../journey/use-bookings.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'

/** The bookings of this visit: the one to confirm, or several to choose from. */
export function useYourBooking() {
  const { site } = useSite()
  const { session } = useSession()
  const journey = useJourney()
  const problems = useProblems()
  const today = useToday()
  const { bookings, problem, refresh, retry } = useBookings()
  const [looksAt, setLooksAt] = useState<string>()

  const passedBy = bookings && bookingPassedBy(bookings, { site, today })
  const leave = useEffectEvent(() => {
    if (!passedBy || journey.movedBack) journey.goTo(place('check-in'), 'replace')
    else journey.goTo(guestList(passedBy), 'replace')
  })
  const leaves = bookings?.length === 0 || passedBy !== undefined
  useEffect(() => {
    if (leaves) leave()
  }, [leaves])

  const show = useEffectEvent(() => problems.show(problem, { action: 'Check-in', retry }))
  useEffect(() => {
    if (problem) show()
  }, [problem])

  const asksAgain = journey.place.params['reloadPage'] === 'true'
  const reload = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (asksAgain) reload()
  }, [asksAgain])

  const [only, ...others] = bookings ?? []
  const asked = bookings?.find(({ reference }) => reference === looksAt) ?? (others.length === 0 ? only : undefined)
  return {
    bookings: leaves ? undefined : bookings,
    /** The one booking that the question is about; undefined when there are several to choose from. */
    asked: leaves ? undefined : asked,
    failed: problem !== undefined && bookings === undefined,
    today,
    retry,
    pick(booking: Reservation) {
      if (mayBegin(booking, today, site.process)) journey.goTo(session ? fastCheckIn(booking) : guestList(booking))
      else setLooksAt(booking.reference)
    },
    searchAgain: () => journey.goTo(place('check-in')),
    back() {
      if (looksAt) setLooksAt(undefined)
      else journey.back()
    },
  }
}

/** Whoever has signed in need not type what the account knows. */
function fastCheckIn({ reference }: Reservation) {
  return place('fast-check-in', { code: reference })
}

function guestList({ reference, groupLocator }: Reservation) {
  return place('guest-list', { code: reference, groupLocator })
}
