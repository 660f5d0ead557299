import { reservationStates } from '@foyer/domain/reservation/reservation.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day } from '../wire/values.ts'
import { emptyReply, requiredText } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })

/** Another stay in the room on one of the nights. */
export const occupant = z.object({
  reference: z.string(),
  name: z.optional(z.string()),
  startDate: day,
  endDate: day,
  state: z.enum(reservationStates),
})

const room = z.object({
  number: z.string(),
  typeId: z.string(),
  type: z.string(),
  typeNames: z.record(z.string(), z.string()),
  floor: z.int(),
  ready: z.boolean(),
  /** Set if the room is not free for the remaining nights. */
  occupant: z.optional(occupant),
  /** Out of order in one of the nights, until this day. */
  closure: z.optional(z.object({ endDate: day, reason: z.string() })),
  /** Someone is in it now, perhaps until later today. */
  isOccupied: z.boolean(),
})

export type StaffRoom = z.infer<typeof room>

/** Rooms for the remaining nights of a stay: those of the booked type first, free and ready ones before others. */
export const listRoomsForStay = call({
  name: 'listRoomsForStay',
  method: 'GET',
  path: '/api/staff/stays/{reference}/rooms/',
  by: 'staff',
  may: 'openStay',
  params,
  reply: z.object({
    roomTypeId: z.string(),
    roomNumber: z.optional(z.string()),
    /** Rooms are assigned in the hotel's own system, and not here. */
    setInHotelSystem: z.boolean(),
    rooms: z.array(room),
  }),
})

/**
 * Assigns a room, moves the guests of a stay to another one, or exchanges the rooms of two stays.
 * Rejected if the stay has another room than the page showed.
 */
export const assignRoom = call({
  name: 'assignRoom',
  method: 'POST',
  path: '/api/staff/stays/{reference}/room/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body: z.object({
    /** Absent to leave the stay without a room. */
    roomNumber: z.optional(requiredText(20)),
    /** The room that the page showed; absent for none. */
    shownRoom: z.optional(requiredText(20)),
    /** The stay that gets the room of this one in exchange. */
    swapWith: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: emptyReply,
})
