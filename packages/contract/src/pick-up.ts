import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'
import { usualNames } from './wire/usual-names.ts'
import { text } from './wire/values.ts'

/** In car rental the check-in is a pick-up, and begins here. Asked again it is the same one, under the same number. */
export const startPickUp = call({
  name: 'startPickUp',
  method: 'POST',
  path: '/api/start-pick-up-process/',
  body: renamed(
    { appId: text, hotelId: z.int(), isPok: z.boolean(), reference: z.string() },
    { ...usualNames, hotelId: 'hotel', reference: 'voucher' },
  ),
  // The specification does not show an answer; the calls that follow need the number.
  reply: renamed({ pickUpProcess: z.string() }, usualNames),
})
