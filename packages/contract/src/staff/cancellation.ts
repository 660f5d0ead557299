import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { emptyReply, requiredText } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })
const body = z.object({ reason: requiredText(200) })

/** Cancels the stay of a party that has not arrived. */
export const cancelStay = call({
  name: 'cancelStay',
  method: 'POST',
  path: '/api/staff/stays/{reference}/cancel/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body,
  reply: emptyReply,
})

/** The party is expected again, in its room if that is still free. */
export const reinstateStay = call({
  name: 'reinstateStay',
  method: 'POST',
  path: '/api/staff/stays/{reference}/reinstate/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body,
  /** The room that it has now; absent if another stay has it. */
  reply: z.object({ roomNumber: z.optional(z.string()) }),
})
