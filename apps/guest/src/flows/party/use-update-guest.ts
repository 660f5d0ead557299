import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { updateGuests } from '@foyer/contract/guests.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { pickExternalIds } from '@foyer/domain/reservation/external-ids.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { buildReservationQuery } from '../../journey/build-reservation-query.ts'
import { toRentalFields } from '../../journey/to-rental-fields.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useReservations } from '../../journey/use-reservations.ts'
import { useSite } from '../../site/site-context.tsx'
import { reportUnnamed } from './report-unnamed.ts'

/**
 * Saves one guest of a reservation. Idempotent, so a retry after a lost
 * answer changes nothing twice. Afterwards the reservation is read again,
 * also after a conflict, so that the next attempt uses current data.
 */
export function useUpdateGuest() {
  const { site, hotel, language } = useSite()
  const { refresh, nameGuests } = useReservations()
  const update = useCall(updateGuests)
  const wish = useIdempotencyKey()
  async function send(reservation: Reservation, guest: GuestPayload): Promise<void> {
    const { id, reference, groupLocator } = reservation
    const body = {
      ...pickExternalIds(reservation),
      reservationId: id,
      reference,
      hotelId: hotel.id,
      isPok: site.device.isPok,
      language,
      guests: [guest],
      guestIndex: guest.index,
      groupLocator,
      youngDriverMaxAge: reservation.rental?.youngDriverMaxAge,
      ...toRentalFields(reservation),
    }
    try {
      const answer = await update.mutateAsync({ body, query: buildReservationQuery(site), key: wish.keyFor(body) })
      reportUnnamed(body.guests, answer.guests)
      nameGuests(reference, answer.guests)
      wish.reset()
    } catch (problem) {
      if (ensureProblem(problem).code === 'guestChanged') await refresh()
      throw problem
    }
    await refresh()
  }
  return { busy: update.isPending, send }
}
