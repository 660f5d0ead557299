import { findSkippableReservation } from '@foyer/domain/completion/skippable-reservation.ts'
import { getStayCardPlace } from '@foyer/domain/journey/journey.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { canBegin } from '@foyer/domain/reservation/check-in-blocker.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTransaction } from '../../flows/devices/use-transaction.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservations } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { useSession } from '../../visit/session-context.tsx'
import { useStartPickUp } from './use-start-pick-up.ts'

/** The reservations of this visit: one to confirm, or several to choose from. */
export function useYourBooking() {
  const { site } = useSite()
  const { session } = useSession()
  const journey = useJourney()
  const problems = useProblems()
  const today = useToday()
  useTransaction('start_transaction')
  const { reservations, problem, refresh, retry } = useReservations()
  const [looksAt, setLooksAt] = useState<string>()
  const pickUp = useStartPickUp((reservation, how) => journey.goTo(toGuestList(reservation), how))

  const passedBy = reservations && findSkippableReservation(reservations, { site, today })
  const leave = useEffectEvent(() => {
    if (!passedBy || journey.movedBack) journey.goTo(place('check-in'), 'replace')
    else void pickUp.begin(passedBy, 'replace')
  })
  // A pick-up that did not start by itself leaves the booking on screen, to start it by hand.
  const leaves = reservations?.length === 0 || (passedBy !== undefined && !pickUp.hasFailed)
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

  const [only, ...others] = reservations ?? []
  const asked = reservations?.find(({ reference }) => reference === looksAt) ?? (others.length === 0 ? only : undefined)
  return {
    reservations: leaves ? undefined : reservations,
    /** The reservation to confirm; undefined if there are several to choose from. */
    asked: leaves ? undefined : asked,
    failed: problem !== undefined && reservations === undefined,
    today,
    retry,
    pickUp,
    pick(reservation: Reservation) {
      if (reservation.room.keyCode) journey.goTo(getStayCardPlace(reservation, 'your-booking'))
      else if (canBegin(reservation, today, site.process))
        session ? journey.goTo(toFastCheckIn(reservation)) : void pickUp.begin(reservation)
      else setLooksAt(reservation.reference)
    },
    searchAgain: () => journey.goTo(place('check-in')),
    back() {
      if (looksAt) setLooksAt(undefined)
      else journey.back()
    },
  }
}

/** A signed-in guest doesn't have to type what the account knows. */
function toFastCheckIn({ reference }: Reservation) {
  return place('fast-check-in', { code: reference })
}

function toGuestList({ reference, groupLocator }: Reservation) {
  return place('guest-list', { code: reference, groupLocator })
}
