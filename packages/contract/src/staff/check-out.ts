import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { generatedFile } from './registration.ts'
import { emptyReply, requiredText } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })

/** Checks a party out at the desk even with an open balance, which is recorded. */
export const checkOutStay = call({
  name: 'checkOutStay',
  method: 'POST',
  path: '/api/staff/stays/{reference}/check-out/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: emptyReply,
})

/** Undoes a check-out: the party is in house again, with a new door code. */
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
