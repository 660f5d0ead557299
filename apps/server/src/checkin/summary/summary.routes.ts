import { fetchSummary } from '@foyer/contract/summary.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { summaryOf } from './summary.ts'

export function summaryRoutes(calls: Calls, reservations: ReservationService): void {
  calls.serve(fetchSummary, async ({ body }, visit) => {
    const reservation = await reservations.one(visit, body.reference)
    const folio = await reservations.book(visit).folio(reservation.id)
    const summary = summaryOf(folio, { currency: visit.hotel.currency, language: visit.language })
    return reservation.roomAvailable ? summary : { ...summary, roomNotAvailable: true }
  })
}
