import { followDesk } from '@foyer/contract/reservation.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { maskGuests } from '../../book/mask/mask-guests.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { findCommanded } from './follow-desk.store.ts'

/**
 * Opens a reservation that the desk has sent to this screen, as if staff had found it for the
 * guest. Once the screen has taken the command, it opens nothing for the next guest.
 */
export function followDeskRoutes(calls: Calls, reservations: ReservationService): void {
  calls.serve(followDesk, async ({ body }, visit) => {
    const commanded = visit.deviceId ? await findCommanded(visit.tx, body.id, visit.deviceId) : undefined
    if (!commanded) throw new Problem('reservationNotFound', 'the desk has not sent this to the screen')
    return { reservations: maskGuests(visit, await reservations.saveFound(visit, [commanded], 'staff')) }
  })
}
