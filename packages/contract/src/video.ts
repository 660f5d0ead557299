import { screenNames } from '@foyer/domain/journey/screens.ts'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { renamed } from './renamed.ts'
import { usualNames } from './usual-names.ts'

/** With which one end opens the line of one call: which service, which call, and that it may, once and soon. */
export const callSession = z.object({ apiKey: z.string(), sessionId: z.string(), token: z.string() })
export type CallSession = z.infer<typeof callSession>

/**
 * What the page needs to join a call with the hotel's people. `call`: asks for somebody, or finds the call that it has asked for
 * already. `rejoin`: only that one.
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
      /** Ours: where the guest stands, and with which reservation. */
      screen: z.optional(z.enum(screenNames)),
      reference: z.optional(z.string().check(z.maxLength(100))),
    },
    usualNames,
  ),
  reply: callSession,
})
