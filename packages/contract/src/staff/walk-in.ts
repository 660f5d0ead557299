import { moneySchema } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, email, numberText } from '../wire/values.ts'
import { id, requiredText } from './values.ts'

const rate = z.object({
  id: z.string(),
  names: z.record(z.string(), z.string()),
  /** For the whole stay, including taxes. */
  total: moneySchema,
})

const roomOnSale = z.object({
  typeId: z.string(),
  type: z.string(),
  typeNames: z.record(z.string(), z.string()),
  left: z.int(),
  rates: z.array(rate),
})

export type StaffRoomOnSale = z.infer<typeof roomOnSale>

/** Rooms available from a day on (today by default), for walk-in guests at the desk. */
export const listRoomsOnSale = call({
  name: 'listRoomsOnSale',
  method: 'GET',
  path: '/api/staff/walk-in/rooms/',
  by: 'staff',
  may: 'workOnStay',
  query: z.object({ from: z.optional(day), nights: numberText, adults: numberText, children: numberText }),
  reply: z.object({ from: day, today: day, rooms: z.array(roomOnSale) }),
})

/** Idempotent: the page chooses the id. */
export const makeWalkIn = call({
  name: 'makeWalkIn',
  method: 'POST',
  path: '/api/staff/walk-in/',
  by: 'staff',
  may: 'workOnStay',
  body: z.object({
    id,
    from: day,
    nights: z.int().check(z.gte(1), z.lte(60)),
    adults: z.int().check(z.gte(1), z.lte(20)),
    children: z.int().check(z.gte(0), z.lte(20)),
    roomTypeId: requiredText(60),
    rateId: requiredText(40),
    /** The total shown, compared with the actual price. */
    total: moneySchema,
    firstName: z.optional(requiredText(120)),
    lastName: requiredText(120),
    email: z.optional(email),
  }),
  reply: z.object({ reference: z.string(), room: z.string() }),
})
