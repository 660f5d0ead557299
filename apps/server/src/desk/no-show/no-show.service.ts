import type { NoShowDecision } from '@foyer/domain/config/no-show.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { hasRoomEveryNight } from '../../book/reservation/room-nights.store.ts'
import { lockStay } from '../arrivals/lock-stay.ts'
import { setRoom } from '../rooms/rooms.store.ts'
import { markWithLock, restoreNights } from './mark-with-lock.ts'
import { unsetNoShow } from './no-show.store.ts'

/** Guests who did not come. Hotels with a system of their own mark them there. */
export function createNoShowService(sites: Sites) {
  return {
    async mark(staff: Staff, typed: string, decided?: NoShowDecision): Promise<void> {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const { id, state, startDate } = await lockStay(staff, typed)
      if (state === 'noShow') return
      if (state === 'inHouse') throw new Problem('alreadyCheckedIn')
      if (state !== 'expected') throw new Problem('stayEnded')
      if (startDate > staff.hotelDay) throw new Problem('arrivesLater')
      await markWithLock(sites, staff, { hotelId: staff.hotel.id, member: staff }, { id, decided })
    },

    /** Returns the room, or undefined if another stay has it by now. */
    async undo(staff: Staff, typed: string): Promise<string | undefined> {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const { id, reference } = await lockStay(staff, typed)
      const [stay] = await unsetNoShow(staff.tx, id, staff.hotelDay)
      if (!stay) throw new Problem('stayEnded', 'it is not marked, or its days are over')
      const isRoomFree = await hasRoomEveryNight(staff.tx, id, staff.hotelDay)
      if (!isRoomFree) await setRoom(staff.tx, id, null)
      await restoreNights(sites, staff, id, stay.charge)
      await recordAudit(staff, { action: 'noShowUndone', subject: reference })
      return isRoomFree ? (stay.roomNumber ?? undefined) : undefined
    },
  }
}

export type NoShowService = ReturnType<typeof createNoShowService>
