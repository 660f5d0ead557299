import type { assignRoom, listRoomsForStay } from '@foyer/contract/staff/rooms.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { hasRoomEveryNight } from '../../book/reservation/room-nights.store.ts'
import { readChosen, reserveNights } from '../../book/upgrade/upgrade.store.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import {
  findClosedNight,
  findOverdueGuest,
  findRoom,
  findRoomedStay,
  listRooms,
  type RoomedStay,
  setRoom,
  setUsed,
} from './rooms.store.ts'

type RoomChange = z.output<typeof assignRoom.body>
type RoomsForStay = z.output<typeof listRoomsForStay.reply>

/** Which room each stay has. Hotels with a system of their own assign rooms there. */
export function createRoomsService(sites: Sites) {
  return {
    async list(staff: Staff, typed: string): Promise<RoomsForStay> {
      const { id } = await getStayRow(staff, typed)
      const { roomTypeId, roomNumber } = await getRoomedStay(staff, id)
      const rooms = await listRooms(staff.tx, id, staff.hotelDay)
      return {
        roomTypeId,
        ...(roomNumber && { roomNumber }),
        setInHotelSystem: await hasSystem({ sites }, staff),
        rooms: rooms.map(({ occupant, closure, ...room }) => ({
          ...room,
          ...(closure && { closure }),
          ...(occupant && { occupant: { ...occupant, name: occupant.name || undefined } }),
        })),
      }
    },

    async assign(staff: Staff, typed: string, change: RoomChange): Promise<void> {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const { id } = await getStayRow(staff, typed)
      if (change.swapWith !== undefined) return swapRooms(staff, id, change)
      await acquireReservationLock(staff, id)
      const stay = await getRoomedStay(staff, id)
      const wanted = change.roomNumber ?? null
      // A double click, or a retry after a lost answer.
      if (stay.roomNumber === wanted) return
      assertMayMove(stay, change)
      if (wanted !== null && (await findRoom(staff.tx, wanted)).length === 0)
        throw new Problem('notFound', 'no such room')
      await moveTo(staff, stay, wanted)
      await assertHasRoom(staff, id)
    },
  }
}

export type RoomsService = ReturnType<typeof createRoomsService>

async function getRoomedStay({ tx }: Staff, id: string): Promise<RoomedStay> {
  const stay = await findRoomedStay(tx, id)
  if (!stay) throw new Problem('reservationNotFound')
  return stay
}

async function swapRooms(
  staff: Staff,
  id: string,
  { roomNumber, shownRoom, swapWith = '' }: RoomChange,
): Promise<void> {
  const other = await getStayRow(staff, swapWith)
  if (other.id === id) throw new Problem('badInput', 'a stay cannot exchange rooms with itself')
  // In the order of their ids, so that two exchanges of the same stays cannot block each other.
  for (const one of [id, other.id].toSorted()) await acquireReservationLock(staff, one)
  const stays = [await getRoomedStay(staff, id), await getRoomedStay(staff, other.id)] as const
  const [mine, theirs] = stays
  if (mine.roomNumber === roomNumber && theirs.roomNumber === shownRoom) return
  if (mine.roomNumber === null) throw new Problem('badInput', 'a stay without a room has none to exchange')
  assertMayMove(mine, { roomNumber, shownRoom })
  assertMayMove(theirs, { roomNumber: mine.roomNumber ?? undefined, shownRoom: roomNumber })
  await setRoom(staff.tx, mine.id, null)
  await moveTo(staff, theirs, mine.roomNumber)
  await moveTo(staff, mine, theirs.roomNumber)
  for (const { id: moved } of stays) await assertHasRoom(staff, moved)
}

function assertMayMove({ state, roomNumber }: RoomedStay, { roomNumber: wanted, shownRoom }: RoomChange): void {
  if (state !== 'expected' && state !== 'inHouse') throw new Problem('stayEnded')
  if (state === 'inHouse' && wanted === undefined) throw new Problem('badInput', 'guests in house have a room')
  if ((roomNumber ?? undefined) !== shownRoom) throw new Problem('alreadyHandled', 'a colleague has changed the room')
}

async function moveTo(staff: Staff, stay: RoomedStay, room: string | null): Promise<void> {
  const { id, reference, state, roomNumber } = stay
  await setRoom(staff.tx, id, room)
  await reserveUpgrade(staff, stay)
  if (state === 'inHouse' && roomNumber !== null) await setUsed(staff.tx, roomNumber)
  const details = { ...(roomNumber && { from: roomNumber }), ...(room && { to: room }) }
  await recordAudit(staff, { action: room ? 'roomAssigned' : 'roomTakenBack', subject: reference, details })
}

/** Another booked room releases all nights of the old one, and with it those of a better room that the guest chose. */
async function reserveUpgrade({ tx, hotel }: Staff, { id, startDate, endDate }: RoomedStay): Promise<void> {
  const chosen = await readChosen(tx, id)
  if (chosen && !chosen.applied) await reserveNights(tx, hotel.id, id, chosen.roomNumber, startDate, endDate)
}

/** The database gives a night to one stay, so of two desks that assign the same room, one is rejected here. */
async function assertHasRoom({ tx, hotelDay }: Staff, id: string): Promise<void> {
  if ((await findClosedNight(tx, id, hotelDay)).length > 0) throw new Problem('roomClosed')
  const isTaken = !(await hasRoomEveryNight(tx, id, hotelDay)) || (await findOverdueGuest(tx, id)).length > 0
  if (isTaken) throw new Problem('noRoomFree', 'another stay has it on one of the nights')
}
