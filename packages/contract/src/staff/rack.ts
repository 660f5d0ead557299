import { readinessLevels } from '@foyer/domain/rack/assign-rooms.ts'
import { reservationStates } from '@foyer/domain/reservation/reservation.ts'
import { roomConditions } from '@foyer/domain/room/condition.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, numberText } from '../wire/values.ts'
import { requiredText } from './values.ts'

const MAX_RACK_DAYS = 31
/** More than the stays that arrive at a hotel on one day. */
const MAX_ASSIGNMENTS = 500

const days = numberText.check(z.refine((count) => count >= 1 && count <= MAX_RACK_DAYS))
const typeNames = { type: z.string(), typeNames: z.record(z.string(), z.string()) }

const rackRoom = z.object({
  number: z.string(),
  typeId: z.string(),
  ...typeNames,
  floor: z.int(),
  ready: z.boolean(),
  condition: z.enum(roomConditions),
})

const rackStay = z.object({
  reference: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  startDate: day,
  /** A stay that ended early ends on the day on which its guests left. */
  endDate: day,
  state: z.enum(reservationStates),
  roomTypeId: z.string(),
  ...typeNames,
  roomNumber: z.optional(z.string()),
  groupLocator: z.optional(z.string()),
  hasPets: z.boolean(),
  vip: z.optional(z.literal(true)),
  /** By staff, for staff. */
  staffNotes: z.optional(z.string()),
  preferences: z.optional(z.string()),
  /** HH:MM on the last day. */
  lateCheckOut: z.optional(z.string()),
  /** The guests have done their part and wait for a room to be ready. */
  waitsForRoom: z.boolean(),
  /** Another stay has its room on one of the nights. */
  roomTaken: z.boolean(),
})

/** Out of order, until the day on which the room is open again. */
const rackClosure = z.object({ roomNumber: z.string(), startDate: day, endDate: day, reason: z.string() })

const rackDay = z.object({
  day,
  sold: z.int(),
  rooms: z.int(),
  withoutRoom: z.array(z.object({ typeId: z.string(), count: z.int() })),
})

/** Every room and who has it, from one day on, for at most 31 days. Defaults to two weeks from today. */
export const readRack = call({
  name: 'readRack',
  method: 'GET',
  path: '/api/staff/rack/',
  by: 'staff',
  may: 'seeArrivals',
  query: z.object({ from: z.optional(day), days: z.optional(days) }),
  reply: z.object({
    from: day,
    today: day,
    /** Rooms are assigned in the hotel's own system, and not here. */
    setInHotelSystem: z.boolean(),
    days: z.array(rackDay),
    rooms: z.array(rackRoom),
    stays: z.array(rackStay),
    closures: z.array(rackClosure),
  }),
})

export type Rack = z.infer<typeof readRack.reply>
export type RackRoom = z.infer<typeof rackRoom>
export type RackStay = z.infer<typeof rackStay>
export type RackClosure = z.infer<typeof rackClosure>

const stayToRoom = z.object({
  reference: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  startDate: day,
  endDate: day,
  ...typeNames,
  groupLocator: z.optional(z.string()),
  /** What the guest wrote before arrival, for reception to judge. */
  notes: z.optional(z.string()),
})

/** Rooms for the stays that arrive on a day without one. Changes nothing. */
export const previewRoomAssignment = call({
  name: 'previewRoomAssignment',
  method: 'GET',
  path: '/api/staff/rack/assignment/',
  by: 'staff',
  may: 'workOnStay',
  query: z.object({ day: z.optional(day) }),
  reply: z.object({
    day,
    setInHotelSystem: z.boolean(),
    assigned: z.array(
      z.extend(stayToRoom, { roomNumber: z.string(), floor: z.int(), readiness: z.enum(readinessLevels) }),
    ),
    left: z.array(z.extend(stayToRoom, { reason: z.enum(['noRoomOfType', 'noneFree']) })),
  }),
})

export type RoomAssignmentPreview = z.infer<typeof previewRoomAssignment.reply>

const assignment = z.object({ reference: z.string().check(z.maxLength(64)), roomNumber: requiredText(20) })

/**
 * Assigns exactly these rooms. A stay that has changed since, or whose room another stay now has,
 * is left as it is and named.
 */
export const applyRoomAssignment = call({
  name: 'applyRoomAssignment',
  method: 'POST',
  path: '/api/staff/rack/assignment/',
  by: 'staff',
  may: 'workOnStay',
  body: z.object({ assignments: z.array(assignment).check(z.maxLength(MAX_ASSIGNMENTS)) }),
  reply: z.object({
    assigned: z.array(assignment),
    skipped: z.array(z.extend(assignment, { reason: z.enum(['stayChanged', 'roomTaken']) })),
  }),
})
