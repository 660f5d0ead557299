import { confirmArrival, updateGuests } from '@foyer/contract/guests.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { pickExternalIds } from '@foyer/domain/reservation/external-ids.ts'
import type * as z from 'zod/mini'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { OnArrivalRejected } from '../../book/alert/arrival-rejected.ts'
import type { RefreshReservation } from '../../book/hotel-system/refresh-reservation.ts'
import type { GuestService } from './guests.service.ts'

interface GuestsRoutesDependencies {
  readonly guests: GuestService
  readonly pickUps: { assertOwnProcess(visit: Visit, reference: string, said: string | undefined): Promise<void> }
  readonly onRejected: OnArrivalRejected
  readonly refreshReservation: RefreshReservation
  /** For rentals: what drivers have read, and what they sign. */
  readonly agreements: {
    assertRead(visit: Visit, reference: string, read: string | undefined): Promise<void>
    save(visit: Visit, reference: string, guestIds: readonly string[]): Promise<void>
  }
}

const parseFiledAs = ({ youngDriverMaxAge, ...body }: z.output<typeof updateGuests.body>) => ({
  ...pickExternalIds(body),
  youngDriverMaxAge,
})

export function guestRoutes(
  calls: Calls,
  { guests, pickUps, onRejected, refreshReservation, agreements }: GuestsRoutesDependencies,
): void {
  calls.serve(updateGuests, async ({ body }, visit) => {
    await pickUps.assertOwnProcess(visit, body.reference, body.pickUpProcess)
    return { guests: await guests.saveGuests(visit, body.reference, body.guests, parseFiledAs(body)) }
  })

  calls.serve(uploadSignature, async ({ body }, visit) => {
    await agreements.assertRead(visit, body.reference, body.agreement)
    await sign(visit, body.reference, body.guests)
    return {}
  })

  calls.serve(
    confirmArrival,
    async ({ body }, visit) =>
      signedAndArrived(visit, body).catch((problem: unknown) => onRejected(problem, visit, body.reference)),
    { first: ({ request, body }) => refreshReservation(request, body.reference) },
  )

  async function sign(visit: Visit, reference: string, signed: Parameters<GuestService['sign']>[2]): Promise<void> {
    await guests.sign(visit, reference, signed)
    await agreements.save(
      visit,
      reference,
      signed.map(({ id }) => id),
    )
  }

  /**
   * Signatures sent with the confirmation follow the same rules as earlier ones. A signature's id
   * is its guest's id.
   */
  async function signedAndArrived(visit: Visit, body: z.output<typeof confirmArrival.body>) {
    if (body.guests.some(({ id, signatureId }) => signatureId !== undefined && signatureId !== id))
      throw new Problem('badInput', 'this is the signature of someone else')
    const signed = body.guests.flatMap(({ id, signature, ticks }) => (signature ? [{ id, signature, ticks }] : []))
    if (signed.length > 0) await sign(visit, body.reference, signed)
    return guests.confirmArrival(visit, body.reference, body)
  }
}
