import { depositStates } from '@foyer/domain/payment/deposit.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'

const params = z.object({ reference: z.string().check(z.minLength(1), z.maxLength(64)) })
const reply = z.object({ state: z.enum(depositStates) })

/** The deposit of a rental is blocked on the card that the booking came with. Nothing is charged. */
export const blockDeposit = call({
  name: 'blockDeposit',
  method: 'POST',
  path: '/api/staff/stays/{reference}/deposit/block/',
  by: 'staff',
  may: 'takePayments',
  params,
  reply,
})

/** The car is back: the card is free again. */
export const releaseDeposit = call({
  name: 'releaseDeposit',
  method: 'POST',
  path: '/api/staff/stays/{reference}/deposit/release/',
  by: 'staff',
  may: 'takePayments',
  params,
  reply,
})

/** Something is damaged or missing: a part of what is blocked is taken, for a reason that the bill names, and the rest is free again. */
export const takeOfDeposit = call({
  name: 'takeOfDeposit',
  method: 'POST',
  path: '/api/staff/stays/{reference}/deposit/take/',
  by: 'staff',
  may: 'takePayments',
  params,
  body: z.object({
    minor: z.int().check(z.gte(1)),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  reply,
})

/** Of a deposit of which nobody knew: what the provider's own list says. */
export const settleDeposit = call({
  name: 'settleDeposit',
  method: 'POST',
  path: '/api/staff/stays/{reference}/deposit/settle/',
  by: 'staff',
  may: 'takePayments',
  params,
  body: z.object({ state: z.enum(['held', 'released', 'refused', 'taken']) }),
})
