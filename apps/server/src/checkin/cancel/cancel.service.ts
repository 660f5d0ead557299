import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { type NotCancellableReason, notCancellableReason } from '@foyer/domain/reservation/not-cancellable-reason.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { lockReservation } from '../../book/lease/acquire-reservation.ts'
import { computeFolioBalance } from '../../book/reservation/book.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { listMadeByPage, releaseHold } from '../../book/walk-in/walk-in.store.ts'
import { deleteFindings } from './cancel.store.ts'
import { cancelWithLock } from './cancel-with-lock.ts'

const cancelProblems = {
  departed: 'stayEnded',
  inHouse: 'alreadyCheckedIn',
  atReception: 'cancelAtReception',
} as const satisfies Record<NotCancellableReason, ProblemCode>

export interface CancelService {
  /** Cancels on the guest's request, as far as the hotel allows it. */
  cancel(visit: Visit, reference: string): Promise<void>
}

export function createCancelService(reservations: ReservationService, hotel: HotelPublisher): CancelService {
  return {
    async cancel(visit, reference) {
      const { tx, page, site, today } = visit
      const { reservation, assertHeld } = await lockReservation(reservations, visit, reference)
      const { id, state, startDate } = reservation
      const madeHere = (await listMadeByPage(tx, page, reservation.reference)).length > 0
      const { paid } = computeFolioBalance(await reservations.book(visit).folio(id))
      const why = notCancellableReason(
        { state, startDate, madeHere, isPaid: paid > 0 },
        site.policies.cancelling.byGuest,
        today,
      )
      if (why) throw new Problem(cancelProblems[why])
      await assertHeld()
      const who = { hotelId: visit.hotel.id }
      const details = { by: madeHere ? 'walk-in' : 'guest' }
      const changed = await cancelWithLock({ tx, who, details }, reservation)
      await releaseHold(tx, id)
      if (changed) await hotel.cancelled(visit, reservation, 'guest')
      // The reservation was made in this visit, so the page needn't show it any more.
      if (madeHere) await deleteFindings(tx, id)
    },
  }
}
