import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { type WhyNotCancel, whyNotCancel } from '@foyer/domain/reservation/why-not-cancel.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import { takeReservation } from '../../book/lease/hold-reservation.ts'
import { balanceOfFolio } from '../../book/reservation/book.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { madeByPage, releaseHold } from '../../book/walk-in/walk-in.store.ts'
import { deleteFindings } from './cancel.store.ts'
import { cancelInTurn } from './cancel-in-turn.ts'

const problemOf = {
  departed: 'stayEnded',
  inHouse: 'alreadyCheckedIn',
  atReception: 'cancelAtReception',
} as const satisfies Record<WhyNotCancel, ProblemCode>

export interface CancelService {
  /** Cancels on the guest's request, as far as the hotel allows it. */
  cancel(visit: Visit, reference: string): Promise<void>
}

export function cancelService(reservations: ReservationService, hotel: TellHotel): CancelService {
  return {
    async cancel(visit, reference) {
      const { tx, page, site, today } = visit
      const { reservation, refuseUnlessHeld } = await takeReservation(reservations, visit, reference)
      const { id, state, startDate } = reservation
      const madeHere = (await madeByPage(tx, page, reservation.reference)).length > 0
      const { paid } = balanceOfFolio(await reservations.book(visit).folio(id))
      const why = whyNotCancel(
        { state, startDate, madeHere, isPaid: paid > 0 },
        site.policies.cancelling.byGuest,
        today,
      )
      if (why) throw new Problem(problemOf[why])
      await refuseUnlessHeld()
      const who = { hotelId: visit.hotel.id }
      const details = { by: madeHere ? 'walk-in' : 'guest' }
      const changed = await cancelInTurn({ tx, who, details }, reservation)
      await releaseHold(tx, id)
      if (changed) await hotel.cancelled(visit, reservation, 'guest')
      // The reservation was made in this visit, so the page needn't show it any more.
      if (madeHere) await deleteFindings(tx, id)
    },
  }
}
