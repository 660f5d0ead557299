import { moneySchema } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { requiredText } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })
const names = z.record(z.string(), z.string())

const rate = z.object({
  id: z.string(),
  names,
  included: z.array(z.string()),
  /** By how much the bill changes; negative for less. */
  difference: moneySchema,
})

const roomType = z.object({
  id: z.string(),
  name: z.string(),
  names,
  /** Absent if the hotel does not sell this type. */
  sleeps: z.optional(z.int()),
  /** How many are free for the remaining nights and promised to no one. */
  left: z.int(),
  /** The assigned room is of this type. */
  hasOwnRoom: z.boolean(),
  /** None if the hotel has no price, so that the bill stays as it is. */
  rates: z.array(rate),
  /** The ready ones first. */
  freeRooms: z.array(z.object({ number: z.string(), floor: z.int(), ready: z.boolean() })),
})

const types = z.object({
  /** Type and rate are changed in the hotel's own system, and not here. */
  setInHotelSystem: z.boolean(),
  /** As they are now. */
  roomTypeId: z.string(),
  /** The rate of the stay, or the one that is closest to it; absent if the hotel does not sell this type. */
  rateId: z.optional(z.string()),
  roomNumber: z.optional(z.string()),
  /** Nights whose price can still change. */
  nights: z.int(),
  /** A better room that the guest has chosen for their arrival would be returned. */
  returnsUpgrade: z.boolean(),
  types: z.array(roomType),
})

export type RoomTypesForStay = z.infer<typeof types>

/** The hotel's types and rates for the remaining nights of a stay, and how each changes the bill. */
export const listTypesForStay = call({
  name: 'listTypesForStay',
  method: 'GET',
  path: '/api/staff/stays/{reference}/type/',
  by: 'staff',
  may: 'openStay',
  params,
  reply: types,
})

/**
 * Changes type and rate of a stay. Rejected if the stay has others than the page showed, if no room
 * of the type is free, or if the room is taken or of another type.
 */
export const changeRoomType = call({
  name: 'changeRoomType',
  method: 'POST',
  path: '/api/staff/stays/{reference}/type/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body: z.object({
    roomTypeId: requiredText(60),
    rateId: z.optional(requiredText(40)),
    shownTypeId: requiredText(60),
    shownRateId: z.optional(requiredText(40)),
    /** Required for guests in house if their room is of another type; otherwise one can be assigned later. */
    roomNumber: z.optional(requiredText(20)),
  }),
  /** By how much the bill has changed, and the room that the stay has now. */
  reply: z.object({ difference: moneySchema, roomNumber: z.optional(z.string()) }),
})
