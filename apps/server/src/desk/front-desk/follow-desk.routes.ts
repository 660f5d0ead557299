import { followDesk } from '@foyer/contract/reservation.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { maskGuests } from '../../book/mask/mask-guests.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { statement } from '../../platform/database/statement.ts'

/** Longer than a command waits for its screen: the page may be slow to come to it. */
const FOLLOWED_MINUTES = 5

const readCommanded = statement<{ reservationId: string }, [id: string, deviceId: string]>(`
  select reservation_id as "reservationId" from front_desk_messages
  where id = $1::uuid and device_id = $2::uuid and toward = 'screen' and reservation_id is not null and taken_at is null
    and at > clock_timestamp() - interval '${FOLLOWED_MINUTES} minutes'`)

/**
 * A reservation that the desk has sent to this very screen is opened there as if staff had found it for the guest beside them; once the
 * screen has taken the command, it opens nothing for whoever stands there next.
 */
export function followDeskRoutes(calls: Calls, reservations: ReservationService): void {
  calls.serve(followDesk, async ({ body }, visit) => {
    const [commanded] = visit.deviceId ? await readCommanded(visit.tx, body.id, visit.deviceId) : []
    if (!commanded) throw new Problem('reservationNotFound', 'the desk has sent nothing such to this screen')
    return { reservations: maskGuests(visit, await reservations.remember(visit, [commanded.reservationId], 'staff')) }
  })
}
