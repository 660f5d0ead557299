import { handOverSteps } from '@foyer/domain/hand-over/hand-over.ts'
import { channelNames } from '@foyer/domain/mode/channels.ts'
import { handOverEnds } from '@foyer/domain/proof/carried-proof.ts'
import * as z from 'zod/mini'
import { found } from './reservation.ts'
import { call } from './wire/call.ts'

const step = {
  screen: z.enum(handOverSteps),
  guestIndex: z.optional(z.string().check(z.maxLength(20))),
  /** Something was typed on the other device that it had not sent. */
  unsaved: z.boolean(),
}

const token = z.string().check(z.maxLength(64))

/**
 * Ours: a code by which another device goes on with this check-in, as a picture. It is taken once, within minutes. Without a key: an
 * answer that is kept would hold the code.
 */
export const makeHandOver = call({
  name: 'makeHandOver',
  method: 'POST',
  path: '/api/visit/hand-over/make/',
  changes: false,
  body: z.object({ reference: z.string().check(z.maxLength(64)), ...step }),
  reply: z.object({
    id: z.uuid(),
    /** With which this page withdraws it, before it was taken or after. */
    secret: z.string(),
    to: z.enum(handOverEnds),
    code: z.string(),
    picture: z.string(),
    seconds: z.int(),
  }),
})

/** Ours: whether it was taken, for the page that has made it. */
export const readHandOver = call({
  name: 'readHandOver',
  method: 'POST',
  path: '/api/visit/hand-over/state/',
  changes: false,
  body: z.object({ id: z.uuid(), secret: token }),
  reply: z.object({ state: z.enum(['waiting', 'taken', 'over']) }),
})

/**
 * Ours: it is not to be taken any more; who has taken it and was not meant loses what they got. `unlessTaken`: whoever puts the
 * code away says nothing against who has it already.
 */
export const endHandOver = call({
  name: 'endHandOver',
  method: 'POST',
  path: '/api/visit/hand-over/end/',
  body: z.object({ id: z.uuid(), secret: token, unlessTaken: z.optional(z.boolean()) }),
  reply: z.object({ undone: z.boolean() }),
})

/** Ours: the device that has read it. It can be repeated by the page that has taken it, and by no other. */
export const takeHandOver = call({
  name: 'takeHandOver',
  method: 'POST',
  path: '/api/visit/hand-over/take/',
  changes: false,
  body: z.object({ code: token }),
  reply: z.intersection(found, z.object({ ...step, from: z.enum(channelNames) })),
})
