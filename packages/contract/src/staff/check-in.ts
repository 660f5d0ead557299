import { moneySchema } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { emptyReply, requiredText } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })

/** Checks a party in at the desk, with the same rules as a guest's screen. */
export const checkInStay = call({
  name: 'checkInStay',
  method: 'POST',
  path: '/api/staff/stays/{reference}/check-in/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body: z.object({
    /** The open balance that the desk has seen and collects later. */
    owing: z.optional(moneySchema),
    /** The guests have accepted the hotel's terms on paper. */
    termsOnPaper: z.optional(z.boolean()),
    /** How the desk has taken a rental's deposit, if nothing of it is held on a card. */
    depositTaken: z.optional(requiredText(200)),
  }),
  reply: emptyReply,
})

/** Undoes a recent check-in: the party is expected again, and its keys end. */
export const undoCheckIn = call({
  name: 'undoCheckIn',
  method: 'POST',
  path: '/api/staff/stays/{reference}/check-in/undo/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body: z.object({ reason: requiredText(200) }),
  reply: emptyReply,
})
