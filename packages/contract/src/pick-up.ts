import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'
import { text } from './wire/values.ts'

/** Starts a pick-up, the check-in of car rental. Repeating it returns the same number. */
export const startPickUp = call({
  name: 'startPickUp',
  method: 'POST',
  path: '/api/start-pick-up-process/',
  body: renamed(
    { appId: text, hotelId: z.int(), isPok: z.boolean(), reference: z.string() },
    { ...commonWireNames, hotelId: 'hotel', reference: 'voucher' },
  ),
  // The specification shows no reply, but later calls need the number.
  reply: renamed({ pickUpProcess: z.string() }, commonWireNames),
})
