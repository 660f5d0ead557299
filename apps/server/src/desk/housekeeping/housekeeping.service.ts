import { randomUUID } from 'node:crypto'
import type { closeRoom, Housekeeping, setRoomConditions } from '@foyer/contract/staff/housekeeping.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { RoomCondition } from '@foyer/domain/room/condition.ts'
import type { AuditAction } from '@foyer/domain/staff/audit-actions.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { lockRooms, setConditions } from '../../book/room/room-condition.store.ts'
import { notifyWaitingGuests } from '../../checkin/room-wait/notify-room-ready.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import {
  deleteClosure,
  endClosure,
  insertClosure,
  listClosures,
  listRooms,
  listStaysOfDay,
  listWaiting,
  lockClosure,
} from './housekeeping.store.ts'
import { toHousekeepingRooms, toWaiting } from './housekeeping-view.ts'

type Conditions = z.output<typeof setRoomConditions.body>
type Closure = z.output<typeof closeRoom.body>

const MAX_CLOSED_DAYS = 366

const conditionActions: Readonly<Record<RoomCondition, AuditAction>> = {
  dirty: 'roomSetDirty',
  clean: 'roomSetClean',
  inspected: 'roomSetInspected',
}

interface HousekeepingDependencies {
  readonly sites: Sites
  readonly mails: Mails
}

/** The conditions of the rooms. A hotel with a system of its own manages them there. */
export function createHousekeepingService({ sites, mails }: HousekeepingDependencies) {
  async function assertSetHere(staff: Staff): Promise<void> {
    if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
  }

  return {
    async list({ tx, hotel, hotelDay: today, latestTurn }: Staff): Promise<Housekeeping> {
      const { config } = await sites.config(tx, hotel)
      const rooms = await listRooms(tx)
      const stays = await listStaysOfDay(tx, today, hotel.timeZone, latestTurn)
      const waiting = await listWaiting(tx)
      const closures = await listClosures(tx, today)
      const { checkOutUntil } = config.hotelInfo
      return {
        day: today,
        inspects: rooms.some(({ inspects }) => inspects),
        setInHotelSystem: config.hotel_system.kind !== 'embedded',
        ...(checkOutUntil && { checkOutUntil }),
        waiting: waiting.map(toWaiting),
        rooms: toHousekeepingRooms(rooms, { today, stays, waiting, closures }),
      }
    },

    async setConditions(staff: Staff, { condition, rooms }: Conditions): Promise<void> {
      await assertSetHere(staff)
      const shown = new Map(rooms.map((room) => [room.number, room.shown]))
      const before = await lockRooms(staff.tx, [...shown.keys()])
      if (before.length < shown.size) throw new Problem('notFound', 'no such room')
      // A double tap, or a retry after a lost answer, is no conflict.
      for (const room of before)
        if (room.condition !== condition && room.condition !== shown.get(room.number))
          throw new Problem('alreadyHandled', room.number)
      const changed = await setConditions(staff.tx, [...shown.keys()], condition, staff.name)
      for (const { number } of changed)
        await recordAudit(staff, { action: conditionActions[condition], subject: number })
      if (changed.some(({ ready }) => ready)) await notifyWaitingGuests(staff.tx, staff.hotel.id, mails)
    },

    async close(staff: Staff, { roomNumber, startDate, endDate, reason }: Closure): Promise<string> {
      await assertSetHere(staff)
      assertDays(staff.hotelDay, startDate, endDate)
      if ((await lockRooms(staff.tx, [roomNumber])).length === 0) throw new Problem('notFound', 'no such room')
      const id = randomUUID()
      await insertClosure(staff.tx, staff.hotel.id, id, roomNumber, startDate, endDate, reason, staff.name).catch(
        (error: unknown) => {
          throw toTakenProblem(error) ?? error
        },
      )
      const details = { from: startDate, to: endDate }
      await recordAudit(staff, { action: 'roomClosed', subject: roomNumber, details, reason })
      return id
    },

    /** A second click changes nothing. */
    async reopen(staff: Staff, id: string): Promise<void> {
      await assertSetHere(staff)
      const [closure] = await lockClosure(staff.tx, id)
      if (!closure) throw new Problem('notFound', 'this room is open')
      if (closure.endDate < staff.hotelDay) return
      if (closure.startDate >= staff.hotelDay) await deleteClosure(staff.tx, id)
      else await endClosure(staff.tx, id, addDays(staff.hotelDay, -1))
      await recordAudit(staff, { action: 'roomReopened', subject: closure.roomNumber })
    },
  }
}

export type HousekeepingService = ReturnType<typeof createHousekeepingService>

function assertDays(today: string, startDate: string, endDate: string): void {
  if (startDate < today) throw new Problem('badInput', 'a room cannot be closed in the past')
  if (endDate < startDate || endDate > addDays(startDate, MAX_CLOSED_DAYS))
    throw new Problem('badInput', 'the last day is not possible')
}

/** The database refuses a night that is taken, and names the stay, or nothing for another closure. */
function toTakenProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error && 'constraint' in error && error.constraint === 'room_nights_closed')) return undefined
  const reference = 'detail' in error && typeof error.detail === 'string' ? error.detail : ''
  return reference ? new Problem('roomInUse', reference) : new Problem('roomClosed')
}
