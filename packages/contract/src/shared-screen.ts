import * as z from 'zod/mini'
import { shownScreen } from './messages/shown-screen.ts'
import { call } from './wire/call.ts'

/** Up to 600 shapes of seven values, and the fields. */
const MAX_VALUES = 6_000

/**
 * Extension: what a guest's page shows, for the member of staff who watches it or has just taken the
 * check-in over. The reply says who still does.
 */
export const shareScreen = call({
  name: 'shareScreen',
  method: 'POST',
  path: '/api/visit/check-in/screen/',
  changes: false,
  maxValues: MAX_VALUES,
  body: z.object({ reference: z.string().check(z.maxLength(64)), shown: shownScreen }),
  reply: z.object({ watchedBy: z.optional(z.string()) }),
})
