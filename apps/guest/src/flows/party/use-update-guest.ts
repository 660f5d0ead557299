import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { updateGuests } from '@foyer/contract/guests.ts'
import { asProblem } from '@foyer/domain/problem/problem.ts'
import { filedOf } from '@foyer/domain/reservation/filed-as.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { rentalOf } from '../../journey/rental-of.ts'
import { reservationQuery } from '../../journey/reservation-query.ts'
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
      ...filedOf(reservation),
      reservationId: id,
      reference,
      hotelId: hotel.id,
      isPok: site.device.isPok,
      language,
      guests: [guest],
      guestIndex: guest.index,
      groupLocator,
      youngDriverMaxAge: reservation.rental?.youngDriverMaxAge,
      ...rentalOf(reservation),
    }
    try {
      const answer = await update.mutateAsync({ body, query: reservationQuery(site), key: wish.keyFor(body) })
      reportUnnamed(body.guests, answer.guests)
      nameGuests(reference, answer.guests)
      wish.granted()
    } catch (problem) {
      if (asProblem(problem).code === 'guestChanged') await refresh()
      throw problem
    }
    await refresh()
  }
  return { busy: update.isPending, send }
}
