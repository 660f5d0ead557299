import type { applyRoomAssignment, RoomAssignmentPreview } from '@foyer/contract/staff/rack.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { assignRooms, type Readiness } from '@foyer/domain/rack/assign-rooms.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import {
  type FreeRoomRow,
  findIds,
  findUnheld,
  listFloorsOfGroups,
  listRoomsWithNights,
  listStaysToRoom,
  listUnassigned,
  type StayToRoomRow,
  setRooms,
  setRoomsAvailable,
  takeRoomsBack,
} from './room-assignment.store.ts'

type Assignments = z.output<typeof applyRoomAssignment.body>['assignments']
type AppliedAssignment = z.output<typeof applyRoomAssignment.reply>

/** Rooms for all stays of a day at once: first a preview, then exactly that. */
export function createRoomAssignmentService(sites: Sites) {
  return {
    async preview(staff: Staff, day = staff.hotelDay): Promise<RoomAssignmentPreview> {
      const { tx, hotelDay: today } = staff
      const setInHotelSystem = await hasSystem({ sites }, staff)
      const stays = setInHotelSystem ? [] : await listStaysToRoom(tx, day, today)
      const rooms = stays.length > 0 ? await listRoomsWithNights(tx, day) : []
      const groups = new Map((await listFloorsOfGroups(tx, day)).map(({ locator, floors }) => [locator, floors]))
      // Today's state of a room says nothing about a later day.
      const getReadiness = (room: FreeRoomRow) => (day === today ? toReadiness(room) : 'ready')
      const { assigned, left } = assignRooms(
        stays.map((stay) => ({
          ...stay,
          startDate: stay.startDate < day ? day : stay.startDate,
          groupLocator: stay.groupLocator ?? undefined,
        })),
        rooms.map((room) => ({ ...room, readiness: getReadiness(room) })),
        groups,
      )
      const roomBy = new Map(rooms.map((room) => [room.number, room]))
      const rooming = new Map(assigned.map(({ reference, roomNumber }) => [reference, roomBy.get(roomNumber)]))
      const reasons = new Map(left.map(({ reference, reason }) => [reference, reason]))
      return {
        day,
        setInHotelSystem,
        assigned: stays.flatMap((stay) => {
          const room = rooming.get(stay.reference)
          if (!room) return []
          return { ...toStayToRoom(stay), roomNumber: room.number, floor: room.floor, readiness: getReadiness(room) }
        }),
        left: stays.flatMap((stay) => {
          const reason = reasons.get(stay.reference)
          return reason ? { ...toStayToRoom(stay), reason } : []
        }),
      }
    },

    async apply(staff: Staff, assignments: Assignments): Promise<AppliedAssignment> {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const { tx, hotelDay: today } = staff
      const wanted = new Map(assignments.map((one) => [one.reference, one]))
      const ids = await findIds(tx, [...wanted.keys()])
      // In the order of their ids, so that two desks cannot block each other.
      for (const { id } of ids.toSorted((one, other) => one.id.localeCompare(other.id)))
        await acquireReservationLock(staff, id)
      const open = await listUnassigned(
        tx,
        ids.map(({ id }) => id),
      )
      const numbers = new Set((await listRoomsWithNights(tx, today)).map(({ number }) => number))
      const given = open.flatMap(({ id, reference }) => {
        const roomNumber = wanted.get(reference)?.roomNumber ?? ''
        return numbers.has(roomNumber) ? { id, reference, roomNumber } : []
      })
      await setRooms(
        tx,
        given.map(({ id }) => id),
        given.map(({ roomNumber }) => roomNumber),
      )
      const unheld = await findUnheld(
        tx,
        given.map(({ id }) => id),
        today,
      )
      const lost = new Set(unheld.map(({ id }) => id))
      await takeRoomsBack(tx, [...lost])
      const assigned = given.filter(({ id }) => !lost.has(id))
      await setRoomsAvailable(
        tx,
        assigned.map(({ id }) => id),
      )
      for (const { reference, roomNumber } of assigned)
        await recordAudit(staff, { action: 'roomAssigned', subject: reference, details: { to: roomNumber } })
      const done = new Set(assigned.map(({ reference }) => reference))
      const isOpen = new Set(open.map(({ reference }) => reference))
      return {
        assigned: assigned.map(({ reference, roomNumber }) => ({ reference, roomNumber })),
        skipped: [...wanted.values()]
          .filter(({ reference }) => !done.has(reference))
          .map((one) => ({ ...one, reason: isOpen.has(one.reference) ? 'roomTaken' : 'stayChanged' })),
      }
    },
  }
}

export type RoomAssignmentService = ReturnType<typeof createRoomAssignmentService>

function toReadiness({ isOccupied, ready }: FreeRoomRow): Readiness {
  if (isOccupied) return 'occupied'
  return ready ? 'ready' : 'notReady'
}

const toStayToRoom = ({ reference, firstName, lastName, groupLocator, notes, ...stay }: StayToRoomRow) => ({
  reference,
  startDate: stay.startDate,
  endDate: stay.endDate,
  type: stay.type,
  typeNames: stay.typeNames,
  ...(firstName && { firstName }),
  ...(lastName && { lastName }),
  ...(groupLocator && { groupLocator }),
  ...(notes && { notes }),
})
