import * as z from 'zod/mini'
import { headers } from '../common.ts'
import { call } from '../wire/call.ts'
import { numberText } from '../wire/values.ts'
import { arrivalsDifference } from './arrivals.ts'

/** What a page has to load anew: what a role may see is decided by the calls. */
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
 * Server-Sent Events (`new EventSource(address)`), for one hotel, which is in the query because an EventSource sends no headers:
 *   event: hello    data: {"at":"<instant>"}            once, and after every reconnection: load everything anew
 *   event: changed  data: {"what":["stays","alerts"],"arrivals":{…}}
 *                                                        load these anew; of today's arrivals, which whoever hears this may see,
 *                                                        only what differs travels, and without it they too are loaded anew
 *   event: beat     data: {"at":"<instant>"}            every 5 s; after 12 s of silence the line is dead
 *   event: ended    data: {}                            the session has ended: do not reconnect
 */
export const live = call({
  name: 'live',
  method: 'GET',
  path: '/api/staff/live/',
  by: 'staff',
  may: 'seeArrivals',
  replyAs: 'events',
  query: z.object({ hotel: numberText }),
  reply: z.object({}),
})

/** Without `arrivals` nobody knows what differs. */
export const liveChanged = z.object({ what: z.array(z.enum(changeKinds)), arrivals: z.optional(arrivalsDifference) })

export type LiveChanged = z.infer<typeof liveChanged>
export const liveAt = z.object({ at: z.string() })
