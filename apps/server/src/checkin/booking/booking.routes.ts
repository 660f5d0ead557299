import { confirmArrival, updateGuests } from '@foyer/contract/booking.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { RefusedArrival } from '../alert/refused-arrival.ts'
import type { AskHotel } from '../hotel-system/ask-hotel.ts'
import type { BookingService } from './booking.service.ts'

interface Parts {
  readonly bookings: BookingService
  readonly refused: RefusedArrival
  readonly askHotel: AskHotel
}

export function bookingRoutes(calls: Calls, { bookings, refused, askHotel }: Parts): void {
  calls.serve(updateGuests, async ({ body }, visit) => ({
    guests: await bookings.saveGuests(visit, body.reference, body.guests),
  }))

  calls.serve(uploadSignature, async ({ body }, visit) => {
    await bookings.sign(visit, body.reference, body.guests)
    return {}
  })

  calls.serve(
    confirmArrival,
    async ({ body }, visit) =>
      bookings
        .confirmArrival(visit, body.reference)
        .catch((problem: unknown) => refused(problem, visit, body.reference)),
    { first: ({ request, body }) => askHotel(request, body.reference) },
  )
}
