import * as z from 'zod/mini'
import { headers } from '../headers.ts'
import { call } from '../wire/call.ts'
import { numberText } from '../wire/values.ts'
import { arrivalsDifference } from './arrivals.ts'
import { LIVE_PATH } from './paths.ts'

/** What a page has to reload; the calls decide what a role may see. */
export const changeKinds = [
  'stays',
  'alerts',
  'devices',
  'mails',
  'users',
  'audit',
  'jobs',
  'hotel',
  'codes',
  'screens',
  'calls',
] as const
export type ChangeKind = (typeof changeKinds)[number]

export const BACKGROUND_HEADER = headers.background

/**
 * Server-Sent Events (`new EventSource(address)`) for one hotel, which is in the query because an
 * EventSource cannot send headers:
 *   event: listening  data: {"at":"<instant>"} first: whatever is loaded from now on is current
 *   event: hello    data: {"at":"<instant>"}   once and after every reconnect: reload everything else
 *   event: changed  data: {"what":["stays","alerts"],"arrivals":{…}}
 *                                              reload these; for today's arrivals only the
 *                                              difference is sent, or else they are reloaded too
 *   event: beat     data: {"at":"<instant>"}   every 5 s; after 12 s of silence it is dead
 *   event: ended    data: {}                   the session has ended: do not reconnect
 */
export const live = call({
  name: 'live',
  method: 'GET',
  path: LIVE_PATH,
  by: 'staff',
  may: 'seeRooms',
  replyAs: 'events',
  query: z.object({ hotel: numberText }),
  reply: z.object({}),
})

/** Without `arrivals`, the difference is unknown. */
export const liveChanged = z.object({ what: z.array(z.enum(changeKinds)), arrivals: z.optional(arrivalsDifference) })

export type LiveChanged = z.infer<typeof liveChanged>
export const liveAt = z.object({ at: z.string() })
