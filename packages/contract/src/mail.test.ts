import { it } from 'vitest'
import { sendCompletionMails } from './mail.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('complete/send-emails maps its fields to wire names', () => {
  expectRoundTrip(sendCompletionMails.body, { reference: 'F', appId: 'own' }, { booking: 'F', app_id: 'own' })
})
