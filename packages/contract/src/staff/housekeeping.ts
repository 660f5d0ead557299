import { roomConditions } from '@foyer/domain/room/condition.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, instant } from '../wire/values.ts'
import { emptyReply, id, requiredText } from './values.ts'

const roomNumber = requiredText(20)
const condition = z.enum(roomConditions)
const guests = z.int()

/** Who leaves, stays and arrives, by number of guests and hour: housekeeping needs no names. */
const room = z.object({
  number: z.string(),
  type: z.string(),
  typeNames: z.record(z.string(), z.string()),
  floor: z.int(),
  condition,
  ready: z.boolean(),
  conditionAt: instant,
  /** Absent if a check-out, a job or the hotel's system set it. */
  conditionBy: z.optional(z.string()),
  /** With `leftAt`, they have checked out today; without, they are due to. */
  leaving: z.optional(
    z.object({
      guests,
      leftAt: z.optional(instant),
      /** HH:MM, if reception has agreed to a late check-out. */
      lateUntil: z.optional(z.string()),
    }),
  ),
  staying: z.optional(z.object({ guests, until: day })),
  arriving: z.optional(
    z.object({
      guests,
      /** As the guests said before their arrival, such as `15:30`. */
      time: z.optional(z.string()),
      /** They are here, have completed every step, and wait for this room. */
      waitingSince: z.optional(instant),
    }),
  ),
  /** Out of order today or later; the earliest. */
  closure: z.optional(
    z.object({ id, startDate: day, endDate: day, reason: z.string(), by: z.string(), isToday: z.boolean() }),
  ),
})
export type HousekeepingRoom = z.infer<typeof room>

/** A guest who waits for a room that is not ready, or for any of the type if they have none yet. */
const waiting = z.object({
  since: instant,
  guests,
  type: z.string(),
  typeNames: z.record(z.string(), z.string()),
  roomNumber: z.optional(z.string()),
})
export type WaitingForRoom = z.infer<typeof waiting>

/** All rooms, by floor and number. */
export const listHousekeeping = call({
  name: 'listHousekeeping',
  method: 'GET',
  path: '/api/staff/housekeeping/',
  by: 'staff',
  may: 'seeRooms',
  reply: z.object({
    day,
    /** A clean room is ready only when it has been inspected. */
    inspects: z.boolean(),
    /** Conditions come from the hotel's own system, and are not set here. */
    setInHotelSystem: z.boolean(),
    /** When guests are due to have left, such as `11:00`. */
    checkOutUntil: z.optional(z.string()),
    /** Longest wait first. */
    waiting: z.array(waiting),
    rooms: z.array(room),
  }),
})
export type Housekeeping = z.infer<typeof listHousekeeping.reply>

const MAX_ROOMS = 500

/**
 * Sets the condition of one room or of several. Rejected if a colleague has changed one of them
 * since the page showed it.
 */
export const setRoomConditions = call({
  name: 'setRoomConditions',
  method: 'POST',
  path: '/api/staff/housekeeping/conditions/',
  by: 'staff',
  may: 'workOnRooms',
  body: z.object({
    condition,
    rooms: z
      .array(z.object({ number: roomNumber, /** The condition that the page showed. */ shown: condition }))
      .check(z.minLength(1), z.maxLength(MAX_ROOMS)),
  }),
  reply: emptyReply,
})

/**
 * Closes a room from the first to the last of these days. Rejected with `roomInUse`, and the
 * reference of the stay as detail, if a stay has it in one of the nights.
 */
export const closeRoom = call({
  name: 'closeRoom',
  method: 'POST',
  path: '/api/staff/housekeeping/closures/',
  by: 'staff',
  may: 'workOnRooms',
  body: z.object({ roomNumber, startDate: day, endDate: day, reason: requiredText(200) }),
  reply: z.object({ id }),
})

/** Opens a closed room again, from today. */
export const reopenRoom = call({
  name: 'reopenRoom',
  method: 'POST',
  path: '/api/staff/housekeeping/closures/{id}/reopen/',
  by: 'staff',
  may: 'workOnRooms',
  params: z.object({ id }),
  reply: emptyReply,
})
