import type { Rack, readRack } from '@foyer/contract/staff/rack.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { computeRackDays } from '@foyer/domain/rack/rack-days.ts'
import type * as z from 'zod/mini'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { listRackClosures, listRackRooms, listRackStays, type RackStayRow } from './rack.store.ts'

const DEFAULT_DAYS = 14

/** Rooms by days, and who has them. */
export function createRackService(sites: Sites) {
  return {
    async read(staff: Staff, asked: z.output<typeof readRack.query>): Promise<Rack> {
      const { tx, hotelDay: today } = staff
      const { from = today, days = DEFAULT_DAYS } = asked
      const rooms = await listRackRooms(tx)
      const until = addDays(from, days)
      const stays = (await listRackStays(tx, from, until, today)).map(toRackStay)
      const closures = await listRackClosures(tx, from, until)
      return {
        from,
        today,
        setInHotelSystem: await hasSystem({ sites }, staff),
        days: computeRackDays({ from, days, roomCount: rooms.length, stays, closures }).map(
          ({ withoutRoom, ...day }) => ({ ...day, withoutRoom: [...withoutRoom] }),
        ),
        rooms,
        stays,
        closures,
      }
    },
  }
}

export type RackService = ReturnType<typeof createRackService>

const toRackStay = ({ firstName, lastName, roomNumber, groupLocator, ...row }: RackStayRow) => {
  const { vip, staffNotes, preferences, lateCheckOut, ...stay } = row
  return {
    ...stay,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(roomNumber && { roomNumber }),
    ...(groupLocator && { groupLocator }),
    ...(vip && { vip: true as const }),
    ...(staffNotes && { staffNotes }),
    ...(preferences && { preferences }),
    ...(lateCheckOut && { lateCheckOut }),
  }
}
