import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'
import { text } from './wire/values.ts'

/**
 * Emails the guest and the hotel that the check-in is complete; the hotel's configuration lists the
 * recipients.
 */
export const sendCompletionMails = call({
  name: 'sendCompletionMails',
  method: 'POST',
  path: '/api/checkin/complete/send-emails/',
  body: renamed({ reference: z.string(), appId: text }, { ...commonWireNames, reference: 'booking' }),
})
