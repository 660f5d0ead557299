import { reportRacPaymentError } from '@foyer/contract/payment.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useKnownReservations } from '../../journey/known-reservations.ts'
import { useSite } from '../../site/site-context.tsx'
import { retryUntilDelivered } from './retry-until-delivered.ts'

/** For rentals, notifies the desk about a failed payment. */
export function useReportRental(reference: string): () => void {
  const { site, hotel } = useSite()
  const caller = useCaller()
  const rental = useKnownReservations().find((one) => one.reference === reference)?.rental
  return () => {
    const { pickUpProcess } = rental ?? {}
    if (!site.product.isRac || !pickUpProcess) return
    const body = { hotelId: hotel.id, reference, pickUpProcess }
    void retryUntilDelivered((key) => callApi(reportRacPaymentError, { body, key }, caller))
  }
}
