import * as z from 'zod/mini'
import { shownScreen } from '../messages/shown-screen.ts'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { emptyReply } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })

/**
 * Shows staff the guest's phone or kiosk while it checks this stay in; the guest reads who sees it.
 * Ends two minutes after the last of these calls.
 */
export const watchGuestScreen = call({
  name: 'watchGuestScreen',
  method: 'POST',
  path: '/api/staff/stays/{reference}/screen/watch/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: emptyReply,
})

export const unwatchGuestScreen = call({
  name: 'unwatchGuestScreen',
  method: 'POST',
  path: '/api/staff/stays/{reference}/screen/unwatch/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: emptyReply,
})

/** Empty for everyone except who watches the screen, or has taken the check-in over from it. */
export const readGuestScreen = call({
  name: 'readGuestScreen',
  method: 'GET',
  path: '/api/staff/stays/{reference}/screen/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: z.object({ shown: z.optional(shownScreen), shownAt: z.optional(instant) }),
})
