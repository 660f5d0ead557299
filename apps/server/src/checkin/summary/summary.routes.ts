import { fetchSummary } from '@foyer/contract/summary.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { sha256 } from '../../platform/digest/sha256.ts'
import type { AskHotel } from '../hotel-system/ask-hotel.ts'
import type { SummaryCards } from '../payment/summary-cards.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { termsIn } from '../signature/texts-above.ts'
import { summaryOf } from './summary.ts'

/** The words that are published now: others were not accepted. */
const hashOf = (terms: string | undefined) => terms && sha256(terms)

interface Parts {
  readonly reservations: ReservationService
  readonly askHotel: AskHotel
  readonly cards: SummaryCards
}

export function summaryRoutes(calls: Calls, { reservations, askHotel, cards }: Parts): void {
  calls.serve(
    fetchSummary,
    async ({ body }, visit) => {
      const { folio, roomAvailable, asOf, acceptedTerms } = await reservations.bill(visit, body.reference)
      const summary = summaryOf(folio, { currency: visit.hotel.currency, language: visit.language })
      return {
        ...summary,
        ...(!roomAvailable && { roomNotAvailable: true }),
        ...(asOf && { asOf: asOf.toISOString() }),
        ...(await cards(visit, body)),
        ...(acceptedTerms.some(({ language, hash }) => hash === hashOf(termsIn(visit.site, language))) && {
          termsAccepted: true,
        }),
      }
    },
    { first: ({ request, body }) => askHotel(request, body.reference) },
  )
}
