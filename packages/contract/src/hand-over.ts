import { handOverSteps } from '@foyer/domain/hand-over/hand-over.ts'
import { channelNames } from '@foyer/domain/mode/channels.ts'
import { handOverTargets } from '@foyer/domain/proof/transfer-proof.ts'
import * as z from 'zod/mini'
import { foundReservations } from './reservation.ts'
import { call } from './wire/call.ts'

const step = {
  screen: z.enum(handOverSteps),
  guestIndex: z.optional(z.string().check(z.maxLength(20))),
  /** The other device had unsaved input. */
  unsaved: z.boolean(),
}

const token = z.string().check(z.maxLength(64))

/**
 * Extension: creates a one-time code, as a picture, with which another device continues this
 * check-in within minutes. Has no idempotency key, because a stored reply would contain the code.
 */
export const makeHandOver = call({
  name: 'makeHandOver',
  method: 'POST',
  path: '/api/visit/hand-over/make/',
  changes: false,
  body: z.object({ reference: z.string().check(z.maxLength(64)), ...step }),
  reply: z.object({
    id: z.uuid(),
    /** Lets this page withdraw the code before or after it is used. */
    secret: z.string(),
    to: z.enum(handOverTargets),
    code: z.string(),
    picture: z.string(),
    seconds: z.int(),
  }),
})

/** Extension: tells the page that created the code whether it was used. */
export const readHandOver = call({
  name: 'readHandOver',
  method: 'POST',
  path: '/api/visit/hand-over/state/',
  changes: false,
  body: z.object({ id: z.uuid(), secret: token }),
  reply: z.object({ state: z.enum(['waiting', 'taken', 'over']) }),
})

/**
 * Extension: withdraws the code; a device that used it by mistake loses its access. With
 * `unlessTaken`, a device that already used it keeps its access.
 */
export const endHandOver = call({
  name: 'endHandOver',
  method: 'POST',
  path: '/api/visit/hand-over/end/',
  body: z.object({ id: z.uuid(), secret: token, unlessTaken: z.optional(z.boolean()) }),
  reply: z.object({ undone: z.boolean() }),
})

/**
 * Extension: called by the device that read the code. Only the page that consumed it can repeat the
 * call.
 */
export const takeHandOver = call({
  name: 'takeHandOver',
  method: 'POST',
  path: '/api/visit/hand-over/take/',
  changes: false,
  body: z.object({ code: token }),
  reply: z.intersection(foundReservations, z.object({ ...step, from: z.enum(channelNames) })),
})
