import { moneySchema } from '@foyer/domain/basics/money.ts'
import { noShowCharges, noShowDecisions } from '@foyer/domain/config/no-show.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { emptyReply, requiredText } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })

/** What marking the stay as a no-show would mean for its bill. */
export const readNoShow = call({
  name: 'readNoShow',
  method: 'GET',
  path: '/api/staff/stays/{reference}/no-show/',
  by: 'staff',
  may: 'openStay',
  params,
  reply: z.object({
    /** What the hotel's rule charges. */
    rule: z.enum(noShowCharges),
    /** Everything that was paid, less refunds. */
    paid: moneySchema,
    /** The bill after each decision. */
    totals: z.record(z.enum(noShowDecisions), moneySchema),
  }),
})
export type NoShowPreview = z.infer<typeof readNoShow.reply>

/** The party did not come: the room is free, and the bill follows the decision or the hotel's rule. */
export const markNoShow = call({
  name: 'markNoShow',
  method: 'POST',
  path: '/api/staff/stays/{reference}/no-show/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body: z.object({ charge: z.optional(z.enum(noShowDecisions)), reason: z.optional(requiredText(200)) }),
  reply: emptyReply,
})

/** The party came late, or was marked by mistake. Possible until the day of departure. */
export const undoNoShow = call({
  name: 'undoNoShow',
  method: 'POST',
  path: '/api/staff/stays/{reference}/no-show/undo/',
  by: 'staff',
  may: 'workOnStay',
  params,
  /** The room that it has now; absent if another stay has it. */
  reply: z.object({ roomNumber: z.optional(z.string()) }),
})
