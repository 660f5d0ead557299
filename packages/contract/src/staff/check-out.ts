import { unusedNightChoices } from '@foyer/domain/reservation/date-change.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { generatedFile } from './registration.ts'
import { emptyReply, requiredText } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })

/**
 * Checks a party out at the desk even with an open balance, which is recorded. Before the last day,
 * the stay ends today; a hotel with its own system changes the dates there.
 */
export const checkOutStay = call({
  name: 'checkOutStay',
  method: 'POST',
  path: '/api/staff/stays/{reference}/check-out/',
  by: 'staff',
  may: 'workOnStay',
  params,
  /** Required if booked nights are left. */
  body: z.object({ unusedNights: z.optional(z.enum(unusedNightChoices)) }),
  reply: emptyReply,
})

/** Undoes a check-out: the party is in house again, with a new door code and its nights if they are still free. */
export const undoCheckOut = call({
  name: 'undoCheckOut',
  method: 'POST',
  path: '/api/staff/stays/{reference}/check-out/undo/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body: z.object({ reason: requiredText(200) }),
  reply: emptyReply,
})

/** The bill as the guest gets it, in the guest's language. */
export const makeStayBill = call({
  name: 'makeStayBill',
  method: 'POST',
  path: '/api/staff/stays/{reference}/bill/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: generatedFile,
})
