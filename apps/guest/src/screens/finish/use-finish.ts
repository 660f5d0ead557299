import { updateLog } from '@foyer/contract/checkin-log.ts'
import { rateExperience } from '@foyer/contract/rating.ts'
import { getStayCardPlace } from '@foyer/domain/journey/journey.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { issuesCards } from '@foyer/domain/keys/key-method.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readForArrival } from '../../journey/arrival-storage.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { findKeybox } from '../../journey/keybox.ts'
import { useCompletionMails } from '../../journey/use-completion-mails.ts'
import { useReservation } from '../../journey/use-reservations.ts'
import type { Rating } from '../../parts/star-rating.tsx'
import { useSite } from '../../site/site-context.tsx'

/** Anyone can craft an address, so only this server's images and inline PNGs are allowed. */
function parseOwnPicture(uri: string | undefined): string | undefined {
  return uri && /^(?:\/(?!\/)|data:image\/png;base64,)/.test(uri) ? uri : undefined
}

/** The thank-you screen, with a rating whose failure is ignored. */
export function useFinish() {
  const { site } = useSite()
  const journey = useJourney()
  const code = journey.place.params['code'] ?? ''
  const { reservation } = useReservation(code)
  const { mutate: logCompleted } = useCall(updateLog)
  const rate = useCall(rateExperience)
  const logged = useRef(false)
  const [rating, setRating] = useState<Rating>()
  const [receipt] = useState(() => (site.device.enrolledOnly ? readForArrival('receipt', code) : undefined))

  const mails = useCompletionMails(reservation)
  const mailFailed = journey.place.params['errorSendingEmail'] === 'true'
  // Stored in the address, so that it survives a reload.
  const sayFailed = useEffectEvent(() =>
    journey.goTo(place('finish', { ...journey.place.params, errorSendingEmail: 'true' }), 'replace'),
  )
  useEffect(() => {
    if (mails.failed && !mailFailed) sayFailed()
  }, [mails.failed, mailFailed])

  useEffect(() => {
    if (!reservation || logged.current) return
    logged.current = true
    logCompleted({ params: { code: reservation.reference }, body: { status: 'completed' } })
  }, [reservation, logCompleted])

  /**
   * The key box code from the address or the arrival; otherwise a guest with the key can request
   * it.
   */
  function keyboxFor({ reference, state, room }: Reservation) {
    const uri = parseOwnPicture(journey.place.params['keybox_opening_qr_uri'] ?? findKeybox(reference))
    const mayAsk = site.policies.keys.keybox && room.keyCode !== undefined
    return state === 'inHouse' && (uri || mayAsk) ? { reference, uri } : undefined
  }

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
    mailFailed,
    receipt,
    /** Only shown to a guest who has the key. */
    hasCustomQr: site.policies.finish.customQr && reservation?.room.keyCode !== undefined,
    keybox: reservation && keyboxFor(reservation),
    done: () => journey.restart(),
    /** On the guest's own phone, the button leads back to room and code, and nothing is cleared. */
    keeps: site.device.keepsStayCard && reservation?.room.keyCode !== undefined,
    /** True if the guest has a card, so that there is no code to show. */
    givesCards: issuesCards(site),
    keyAgain: reservation?.room.keyCode ? () => journey.goTo(getStayCardPlace(reservation, 'finish')) : undefined,
  }
}
