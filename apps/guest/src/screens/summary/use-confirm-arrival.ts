import { confirmArrival } from '@foyer/contract/guests.ts'
import type { PayAction } from '@foyer/domain/payment/pay-action.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { readForArrival, storeForArrival } from '../../journey/arrival-storage.ts'
import { buildReservationQuery } from '../../journey/build-reservation-query.ts'
import { storeKeybox } from '../../journey/keybox.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useSite } from '../../site/site-context.tsx'
import type { BillMailing } from './use-bill-mail.ts'

interface ArrivalOptions {
  readonly mailing: BillMailing
  /** Undefined if nothing is owed, or it is being paid. */
  readonly payAction: PayAction | undefined
}

/** Confirms the arrival at the server and stores its answer for the next screens. */
export function useConfirmArrival() {
  const { site, hotel, language } = useSite()
  const arrival = useCall(confirmArrival)
  const wish = useIdempotencyKey()

  async function confirm(reservation: Reservation, { mailing, payAction }: ArrivalOptions) {
    const { id, reference, startDate, endDate, guests, notes, arrivalTime } = reservation
    const { printer } = site.policies.devices
    const said = {
      ...{ hotelId: hotel.id, reservationId: id, reference, startDate, endDate, ...mailing.said },
      billId: readForArrival('bill', reference),
      payAction,
      wishes: { notes, arrivalTime },
      ...(Object.keys(printer).length > 0 && { printer }),
      guests: guests.map((guest) => ({
        id: guest.id,
        documentNumber: guest.documentNumber,
        firstName: guest.firstName,
        lastName: guest.lastName,
        ...(guest.signatureState === 'uploaded' && { signatureId: guest.id }),
      })),
      ...(site.product.isRac && { language, drivers: guests }),
    }
    const { key, since: confirmedAt } = wish.requestFor(said)
    const { keyboxQrUri, receiptFile, ...given } = await arrival.mutateAsync({
      key,
      query: buildReservationQuery(site),
      body: { ...said, confirmedAt },
    })
    wish.reset()
    if (keyboxQrUri) storeKeybox({ reference, uri: keyboxQrUri })
    if (receiptFile) storeForArrival('receipt', { reference, value: receiptFile })
    return given
  }

  return { confirm, isPending: arrival.isPending }
}
