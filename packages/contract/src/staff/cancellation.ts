import { moneySchema } from '@foyer/domain/basics/money.ts'
import { cancellationCharges } from '@foyer/domain/config/cancellation.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { emptyReply, requiredText } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })
const reason = requiredText(200)

/** What cancelling the stay means for its money, or what its cancellation has meant. */
export const readCancellation = call({
  name: 'readCancellation',
  method: 'GET',
  path: '/api/staff/stays/{reference}/cancellation/',
  by: 'staff',
  may: 'openStay',
  params,
  reply: z.object({
    /** Fees belong to the hotel's own system. */
    setInHotelSystem: z.boolean(),
    /** What the hotel's rule charges today. */
    rule: z.enum(cancellationCharges),
    /** Everything that was paid, less refunds. */
    paid: moneySchema,
    /** The part of it that was not paid here, such as to a booking portal, which refunds it. */
    paidElsewhere: moneySchema,
    /** What the rule charges, paid or not. */
    proposedFee: moneySchema,
    /** The highest fee: what the booking costs, or what was paid if that is more. */
    maxFee: moneySchema,
    /** The fee on the bill of a cancelled stay. */
    fee: moneySchema,
    /** Refunds of payments that were made here. */
    refunded: moneySchema,
  }),
})
export type StayCancellation = z.infer<typeof readCancellation.reply>

/**
 * Cancels the stay of a party that has not arrived. With a fee, the bill becomes the fee: what was paid
 * beyond it is to be refunded, and what is left of it is owed.
 */
export const cancelStay = call({
  name: 'cancelStay',
  method: 'POST',
  path: '/api/staff/stays/{reference}/cancel/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body: z.object({
    reason,
    /** In minor units; zero to refund everything. If absent, the bill stays as it is. */
    fee: z.optional(z.int().check(z.gte(0), z.lte(2_000_000_000))),
  }),
  reply: emptyReply,
})

/** The party is expected again, in its room if that is still free. A cancellation fee comes off the bill. */
export const reinstateStay = call({
  name: 'reinstateStay',
  method: 'POST',
  path: '/api/staff/stays/{reference}/reinstate/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body: z.object({ reason }),
  /** The room that it has now; absent if another stay has it. */
  reply: z.object({ roomNumber: z.optional(z.string()) }),
})
