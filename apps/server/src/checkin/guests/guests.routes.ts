import { confirmArrival, updateGuests } from '@foyer/contract/guests.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { filedOf } from '@foyer/domain/reservation/filed-as.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { RefusedArrival } from '../alert/refused-arrival.ts'
import type { AskHotel } from '../hotel-system/ask-hotel.ts'
import type { GuestService } from './guests.service.ts'

interface Parts {
  readonly guests: GuestService
  readonly pickUps: { refuseForeign(visit: Visit, reference: string, said: string | undefined): Promise<void> }
  readonly refused: RefusedArrival
  readonly askHotel: AskHotel
}

export function guestRoutes(calls: Calls, { guests, pickUps, refused, askHotel }: Parts): void {
  calls.serve(updateGuests, async ({ body }, visit) => {
    await pickUps.refuseForeign(visit, body.reference, body.pickUpProcess)
    return { guests: await guests.saveGuests(visit, body.reference, body.guests, filedOf(body)) }
  })

  calls.serve(uploadSignature, async ({ body }, visit) => {
    await guests.sign(visit, body.reference, body.guests)
    return {}
  })

  calls.serve(
    confirmArrival,
    async ({ body }, visit) =>
      guests
        .confirmArrival(visit, body.reference, body)
        .catch((problem: unknown) => refused(problem, visit, body.reference)),
    { first: ({ request, body }) => askHotel(request, body.reference) },
  )
}
