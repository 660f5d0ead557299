import type { markNoShow, NoShowPreview } from '@foyer/contract/staff/no-show.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import type { NoShowDecision } from '@foyer/domain/config/no-show.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import { hasRoomEveryNight } from '../../book/reservation/room-nights.store.ts'
import { lockStay } from '../arrivals/lock-stay.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { findDatedStay } from '../dates/dates.store.ts'
import { setRoom } from '../rooms/rooms.store.ts'
import { computeNoShowDifference, markWithLock, restoreNights } from './mark-with-lock.ts'
import { unsetNoShow } from './no-show.store.ts'

type Marking = z.output<typeof markNoShow.body>

/** Guests who did not come. Hotels with a system of their own mark them there. */
export function createNoShowService(sites: Sites) {
  return {
    async read(staff: Staff, typed: string): Promise<NoShowPreview> {
      const [stay] = await findDatedStay(staff.tx, (await getStayRow(staff, typed)).id)
      if (!stay) throw new Problem('reservationNotFound')
      const { total, paid } = computeFolioBalance(await createReservationBook(staff.hotel, staff.tx).folio(stay.id))
      const money = (minor: number): Money => ({ minor, currency: staff.hotel.currency })
      const sum = async (decided: NoShowDecision) =>
        money(total + (await computeNoShowDifference(sites, staff, stay, decided)))
      return {
        rule: (await sites.config(staff.tx, staff.hotel)).config.noShow.charge,
        paid: money(paid),
        totals: { asBooked: await sum('asBooked'), firstNight: await sum('firstNight'), none: await sum('none') },
      }
    },

    async mark(staff: Staff, typed: string, { charge: decided, reason }: Marking): Promise<void> {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const { id, state, startDate } = await lockStay(staff, typed)
      if (state === 'noShow') return
      if (state === 'inHouse') throw new Problem('alreadyCheckedIn')
      if (state !== 'expected') throw new Problem('stayEnded')
      if (startDate > staff.hotelDay) throw new Problem('arrivesLater')
      await markWithLock(sites, staff, { hotelId: staff.hotel.id, member: staff }, { id, decided, reason })
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
