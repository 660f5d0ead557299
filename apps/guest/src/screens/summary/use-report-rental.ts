import { reportRacPaymentError } from '@foyer/contract/payment.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useKnownReservations } from '../../journey/use-reservations.ts'
import { useSite } from '../../site/site-context.tsx'

const AGAIN_MS = 2_000

/** Where cars are rented, the desk hears of a payment that did not go through: it is told until the server has it, or the page is gone. */
export function useReportRental(reference: string): () => void {
  const { site, hotel } = useSite()
  const caller = useCaller()
  const rental = useKnownReservations().find((one) => one.reference === reference)?.rental

  async function tell(pickUpProcess: string): Promise<void> {
    const body = { hotelId: hotel.id, reference, pickUpProcess }
    const key = crypto.randomUUID()
    for (let isHeard = false; !isHeard; ) {
      isHeard = await callApi(reportRacPaymentError, { body, key }, caller).then(
        () => true,
        () => false,
      )
      if (!isHeard) await new Promise((later) => void setTimeout(later, AGAIN_MS))
    }
  }

  return () => {
    if (site.product.isRac && rental?.pickUpProcess) void tell(rental.pickUpProcess)
  }
}
