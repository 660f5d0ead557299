import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { hasRoomEveryNight } from '../../book/reservation/room-nights.store.ts'
import { releaseHold } from '../../book/walk-in/walk-in.store.ts'
import { cancelWithLock } from '../../checkin/cancel/cancel-with-lock.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { setRoom } from '../rooms/rooms.store.ts'
import { reinstate } from './cancellation.store.ts'

interface CancellationDependencies {
  readonly sites: Sites
  readonly hotelPublisher: HotelPublisher
}

/** Cancellation by staff, and its reversal. */
export function createCancellationService({ sites, hotelPublisher }: CancellationDependencies) {
  return {
    async cancel(staff: Staff, typed: string, reason: string): Promise<void> {
      const stay = await getStayRow(staff, typed)
      const who = { hotelId: staff.hotel.id, member: staff }
      const changed = await cancelWithLock({ tx: staff.tx, who, reason }, stay)
      await releaseHold(staff.tx, stay.id)
      if (changed) await hotelPublisher.cancelled(staff, stay, 'staff')
    },

    /** Returns the room, or undefined if another stay has it by now. */
    async reinstate(staff: Staff, typed: string, reason: string): Promise<string | undefined> {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const { id, reference } = await getStayRow(staff, typed)
      await acquireReservationLock(staff, id)
      const [stay] = await reinstate(staff.tx, id, staff.today)
      if (!stay) throw new Problem('stayEnded', 'it is not cancelled, or its days are over')
      const isRoomFree = await hasRoomEveryNight(staff.tx, id, staff.today)
      if (!isRoomFree) await setRoom(staff.tx, id, null)
      await recordAudit(staff, { action: 'reservationReinstated', subject: reference, reason })
      return isRoomFree ? (stay.roomNumber ?? undefined) : undefined
    },
  }
}

export type CancellationService = ReturnType<typeof createCancellationService>
