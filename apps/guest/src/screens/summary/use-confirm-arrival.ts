import { confirmArrival } from '@foyer/contract/guests.ts'
import type { PayAction } from '@foyer/domain/payment/pay-action.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { keepForArrival, keptForArrival } from '../../journey/at-arrival.ts'
import { keepKeybox } from '../../journey/keybox.ts'
import { reservationQuery } from '../../journey/reservation-query.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useSite } from '../../site/site-context.tsx'
import type { BillMailing } from './use-bill-mail.ts'

interface SaidAtArrival {
  readonly mailing: BillMailing
  /** Undefined if nothing is owed, or it is being paid. */
  readonly payAction: PayAction | undefined
}

/** Confirms the arrival at the server and stores its answer for the next screens. */
export function useConfirmArrival() {
  const { site, hotel, language } = useSite()
  const arrival = useCall(confirmArrival)
  const wish = useIdempotencyKey()

  async function confirm(reservation: Reservation, { mailing, payAction }: SaidAtArrival) {
    const { id, reference, startDate, endDate, guests, notes, arrivalTime } = reservation
    const { printer } = site.policies.devices
    const said = {
      ...{ hotelId: hotel.id, reservationId: id, reference, startDate, endDate, ...mailing.said },
      billId: keptForArrival('bill', reference),
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
    const { key, since: confirmedAt } = wish.wishFor(said)
    const { keyboxQrUri, receiptFile, ...given } = await arrival.mutateAsync({
      key,
      query: reservationQuery(site),
      body: { ...said, confirmedAt },
    })
    wish.granted()
    if (keyboxQrUri) keepKeybox({ reference, uri: keyboxQrUri })
    if (receiptFile) keepForArrival('receipt', { reference, value: receiptFile })
    return given
  }

  return { confirm, isPending: arrival.isPending }
}
