import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'
import { MAX_GUESTS } from './wire/values.ts'

const id = z.string().check(z.maxLength(64))

/**
 * Extension: reports which guest this page is filling in, if any, and returns the guests that
 * other phones of the party are filling in.
 */
export const reportFillingIn = call({
  name: 'reportFillingIn',
  method: 'POST',
  path: '/api/pre-checkin/filling-in/',
  changes: false,
  body: renamed({ reference: id, guestId: z.optional(id) }, { guestId: 'guest_id' }),
  reply: renamed(
    { elsewhere: z.array(z.string()).check(z.maxLength(MAX_GUESTS)) },
    { elsewhere: 'filled_in_elsewhere' },
  ),
})
