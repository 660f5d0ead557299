import { cancelReservation } from '@foyer/contract/reservation.ts'
import { place } from '@foyer/domain/journey/place.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { clearMadeReservation, readMadeReservation } from '../../flows/walk-in/walk-in-draft.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useProblems } from '../../problems/problems-context.tsx'

/** Going back from a reservation that was just made here cancels it, after confirmation. */
export function useLeaveNew(reservation: Reservation | undefined) {
  const journey = useJourney()
  const problems = useProblems()
  const cancel = useCall(cancelReservation)
  const wish = useIdempotencyKey()
  const [isAsking, setAsking] = useState(false)
  const { code, fromReservationCreate } = journey.place.params
  const isSaid = fromReservationCreate === 'true' || (code !== undefined && readMadeReservation() === code)

  async function leave(): Promise<void> {
    if (!code || cancel.isPending) return
    const body = { reference: code }
    try {
      await cancel.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
      clearMadeReservation()
      // The reservation stays cached until another is found: a list without one redirects to the
      // search.
      journey.goTo(place('create-reservation'), 'back')
    } catch (problem) {
      setAsking(false)
      problems.show(problem, { action: 'Check-in', code, retry: leave })
    }
  }

  return {
    isNew: isSaid && reservation?.state !== 'inHouse',
    isAsking,
    ask: () => setAsking(true),
    stay: () => setAsking(false),
    leave,
    busy: cancel.isPending,
  }
}

export type LeavingNew = ReturnType<typeof useLeaveNew>
