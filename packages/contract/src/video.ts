import * as z from 'zod/mini'
import { call } from './call.ts'
import { renamed } from './renamed.ts'
import { usualNames } from './usual-names.ts'

/** What the page needs to join a call with the hotel's people. */
export const videoConfig = call({
  name: 'videoConfig',
  method: 'POST',
  path: '/api/video-chat-config/',
  body: renamed({ hotelId: z.int(), isPok: z.boolean(), action: z.string() }, usualNames),
  reply: z.object({ apiKey: z.string(), sessionId: z.string(), token: z.string() }),
})
