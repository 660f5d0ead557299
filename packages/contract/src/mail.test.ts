import { it } from 'vitest'
import { sendCompletionMails } from './mail.ts'
import { expectSame } from './testing/round-trip.ts'

it('complete/send-emails maps its fields to wire names', () => {
  expectSame(sendCompletionMails.body, { reference: 'F', appId: 'own' }, { booking: 'F', app_id: 'own' })
})
