import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { id } from './values.ts'

const text = z.optional(z.string())

/** Somebody has asked for the code of a door again. */
const lostCode = z.object({
  id,
  at: instant,
  reference: z.string(),
  guestName: text,
  roomNumber: text,
  /** Where they stood; absent: at a phone of their own. */
  deviceName: text,
  /** Sent to the booking's own address. */
  mailed: z.boolean(),
  /** When what they typed agreed; the code was told then, and the guest was written to. */
  toldAt: z.optional(instant),
  /** How often it did not. */
  wrong: z.int(),
  shown: z.int(),
  printed: z.int(),
})

export type LostCode = z.infer<typeof lostCode>

/** Newest first. */
export const listLostCodes = call({
  name: 'listLostCodes',
  method: 'GET',
  path: '/api/staff/lost-codes/',
  by: 'staff',
  may: 'openStay',
  reply: z.object({ codes: z.array(lostCode) }),
})
