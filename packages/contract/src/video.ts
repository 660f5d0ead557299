import { screenNames } from '@foyer/domain/journey/screens.ts'
import * as z from 'zod/mini'
import { callSession } from './messages/video-call.ts'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'

/**
 * What the page needs to join a call with the hotel's staff. `call` requests one, or finds the call
 * already requested; `rejoin` only finds it.
 */
export const videoConfig = call({
  name: 'videoConfig',
  method: 'POST',
  path: '/api/video-chat-config/',
  body: renamed(
    {
      hotelId: z.int(),
      isPok: z.boolean(),
      action: z.enum(['call', 'rejoin']),
      /** Extension: the guest's current screen and reservation. */
      screen: z.optional(z.enum(screenNames)),
      reference: z.optional(z.string().check(z.maxLength(100))),
    },
    commonWireNames,
  ),
  reply: callSession,
})
