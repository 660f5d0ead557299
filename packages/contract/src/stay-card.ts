import * as z from 'zod/mini'
import { reservations } from './reservation.ts'
import { call } from './wire/call.ts'

const reference = z.string().check(z.maxLength(64))

/** Ours: a link to a stay card, as a picture for the phone of whoever stands here. It opens once, within minutes. */
export const shareStayCard = call({
  name: 'shareStayCard',
  method: 'POST',
  path: '/api/visit/stay-card/share/',
  body: z.object({ reference }),
  reply: z.object({ url: z.string(), picture: z.string(), seconds: z.int() }),
})

/** Ours: the phone that has read it. Without a key: it can be repeated by the page that has opened it, and by no other. */
export const openStayCard = call({
  name: 'openStayCard',
  method: 'POST',
  path: '/api/visit/stay-card/open/',
  changes: false,
  body: z.object({ link: z.string().check(z.maxLength(64)) }),
  reply: reservations,
})

/** Ours: the stay card by mail, to the address that the guest has given. */
export const mailStayCard = call({
  name: 'mailStayCard',
  method: 'POST',
  path: '/api/visit/stay-card/mail/',
  body: z.object({ reference }),
  reply: z.object({ to: z.string() }),
})
