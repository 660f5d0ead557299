import { depositStates } from '@foyer/domain/payment/deposit.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'

const params = z.object({ reference: z.string().check(z.minLength(1), z.maxLength(64)) })
const reply = z.object({ state: z.enum(depositStates) })

/** Blocks the deposit of a rental on the booking's card. Nothing is charged. */
export const blockDeposit = call({
  name: 'blockDeposit',
  method: 'POST',
  path: '/api/staff/stays/{reference}/deposit/block/',
  by: 'staff',
  may: 'takePayments',
  params,
  reply,
})

/** Releases the deposit when the car is back. */
export const releaseDeposit = call({
  name: 'releaseDeposit',
  method: 'POST',
  path: '/api/staff/stays/{reference}/deposit/release/',
  by: 'staff',
  may: 'takePayments',
  params,
  reply,
})

/**
 * Charges part of the deposit for damage or missing items, with a reason that appears on the bill,
 * and releases the rest.
 */
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

/** Settles a deposit with an unknown outcome by what the provider's own records show. */
export const settleDeposit = call({
  name: 'settleDeposit',
  method: 'POST',
  path: '/api/staff/stays/{reference}/deposit/settle/',
  by: 'staff',
  may: 'takePayments',
  params,
  body: z.object({ state: z.enum(['held', 'released', 'refused', 'taken']) }),
})
