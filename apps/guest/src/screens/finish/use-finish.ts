import { updateLog } from '@foyer/contract/checkin-log.ts'
import { rateExperience } from '@foyer/contract/rating.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useRef, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservation } from '../../journey/use-reservations.ts'
import type { Rating } from '../../parts/star-rating.tsx'

/** Thanks, and a rating whose failure is nobody's trouble. */
export function useFinish() {
  const journey = useJourney()
  const code = journey.place.params['code'] ?? ''
  const { reservation } = useReservation(code)
  const { mutate: logCompleted } = useCall(updateLog)
  const rate = useCall(rateExperience)
  const logged = useRef(false)
  const [rating, setRating] = useState<Rating>()

  useEffect(() => {
    if (!reservation || logged.current) return
    logged.current = true
    logCompleted({ params: { code: reservation.reference }, body: { status: 'completed' } })
  }, [reservation, logCompleted])

  return {
    reservation,
    rating,
    async rate(stars: Rating) {
      setRating(stars)
      if (!reservation) return
      try {
        const { success, errors = [] } = await rate.mutateAsync({
          params: { reservationId: reservation.id },
          body: { rating: stars },
        })
        if (!success) throw new Problem('unexpected', errors.join('; '))
      } catch (problem) {
        reportError(problem)
      }
    },
    done: () => journey.restart(),
    keyAgain: reservation?.room.keyCode ? () => journey.goTo({ screen: 'room-key', params: { code } }) : undefined,
  }
}
