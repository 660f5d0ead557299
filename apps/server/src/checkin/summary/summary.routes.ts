import { fetchSummary } from '@foyer/contract/summary.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { AskHotel } from '../hotel-system/ask-hotel.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { summaryOf } from './summary.ts'

export function summaryRoutes(calls: Calls, reservations: ReservationService, askHotel: AskHotel): void {
  calls.serve(
    fetchSummary,
    async ({ body }, visit) => {
      const { folio, roomAvailable, asOf } = await reservations.bill(visit, body.reference)
      const summary = summaryOf(folio, { currency: visit.hotel.currency, language: visit.language })
      return {
        ...summary,
        ...(!roomAvailable && { roomNotAvailable: true }),
        ...(asOf && { asOf: asOf.toISOString() }),
      }
    },
    { first: ({ request, body }) => askHotel(request, body.reference) },
  )
}
