import * as z from 'zod/mini'
import { call } from './call.ts'
import { renamed } from './renamed.ts'
import { usualNames } from './usual-names.ts'
import { text } from './values.ts'

/** Tells the guest and the hotel by mail that the check-in is complete; the hotel's configuration says whom. */
export const sendCompletionMails = call({
  name: 'sendCompletionMails',
  method: 'POST',
  path: '/api/checkin/complete/send-emails/',
  body: renamed({ reference: z.string(), appId: text }, { ...usualNames, reference: 'booking' }),
})
