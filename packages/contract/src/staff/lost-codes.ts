import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { id } from './values.ts'

const text = z.optional(z.string())

/** A request for a lost door code. */
const lostCode = z.object({
  id,
  at: instant,
  reference: z.string(),
  guestName: text,
  roomNumber: text,
  /** The device used; absent for the guest's own phone. */
  deviceName: text,
  /** Sent to the booking's own address. */
  mailed: z.boolean(),
  /** When the input matched; the code was shown then and the guest was notified by email. */
  toldAt: z.optional(instant),
  /** Number of wrong attempts. */
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
