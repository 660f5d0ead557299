import * as z from 'zod/mini'
import { reservations } from './reservation.ts'
import { call } from './wire/call.ts'

const reference = z.string().check(z.maxLength(64))

/**
 * Extension: a link to a stay card, as a picture for the guest's phone. It opens once, within
 * minutes.
 */
export const shareStayCard = call({
  name: 'shareStayCard',
  method: 'POST',
  path: '/api/visit/stay-card/share/',
  body: z.object({ reference }),
  reply: z.object({ url: z.string(), picture: z.string(), seconds: z.int() }),
})

/**
 * Extension: opens the card on the phone. Has no idempotency key; only the page that opened it can
 * repeat the call.
 */
export const openStayCard = call({
  name: 'openStayCard',
  method: 'POST',
  path: '/api/visit/stay-card/open/',
  changes: false,
  body: z.object({ link: z.string().check(z.maxLength(64)) }),
  reply: reservations,
})

/** Extension: emails the stay card to the address that the guest entered. */
export const mailStayCard = call({
  name: 'mailStayCard',
  method: 'POST',
  path: '/api/visit/stay-card/mail/',
  body: z.object({ reference }),
  reply: z.object({ to: z.string() }),
})
