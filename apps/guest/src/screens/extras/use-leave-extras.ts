import { skipEmptyExtras } from '@foyer/domain/extras/after-extras.ts'
import { place } from '@foyer/domain/journey/place.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useEffect, useEffectEvent } from 'react'
import { createSkipPredicate } from '../../journey/create-skip-predicate.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { useSession } from '../../visit/session-context.tsx'

interface LeaveDependencies {
  readonly reservation: Reservation | undefined
  readonly isUnknown: boolean
  readonly isEmptyOffer: boolean
}

/** Decides where the guest goes next; skips this screen if nothing is offered or known. */
export function useLeaveExtras({ reservation, isUnknown, isEmptyOffer }: LeaveDependencies) {
  const { site } = useSite()
  const journey = useJourney()
  const today = useToday()
  const { session } = useSession()
  const leaving = {
    from: journey.place,
    isEmpty: createSkipPredicate(reservation?.guests ?? [], site, today),
    operator: session !== undefined && site.device.enrolledOnly,
  }
  const pass = useEffectEvent(() => {
    const { cameFrom, movedBack } = journey
    const there = isUnknown ? place('check-in') : skipEmptyExtras(site, { ...leaving, cameFrom, movedBack })
    if (there) journey.goTo(there, 'replace')
  })
  useEffect(() => {
    if (isUnknown || isEmptyOffer) pass()
  }, [isUnknown, isEmptyOffer])
  return leaving
}
