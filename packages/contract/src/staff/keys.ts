import { keyEndReasons, keyStates } from '@foyer/domain/keys/key-state.ts'
import * as z from 'zod/mini'
import { hubAccess } from '../hub.ts'
import { hubId, MOST_CARDS, sealedGrant } from '../messages/key-grant.ts'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { done, id } from './values.ts'

const cards = z.int().check(z.gte(0), z.lte(MOST_CARDS))

/** One key of a stay, and what became of it; never what opens the door. */
export const stayKey = z.object({
  id,
  kind: z.enum(['card', 'code']),
  state: z.enum(keyStates),
  /** Ends those that were cut before it, or leaves them. */
  operation: z.enum(['new', 'copy']),
  cardsGranted: cards,
  cardsCut: cards,
  roomNumber: z.optional(z.string()),
  at: instant,
  settledAt: z.optional(instant),
  endedAt: z.optional(instant),
  endReason: z.optional(z.enum(keyEndReasons)),
  /** Why it was not made, or why nobody knows: the code of a problem. */
  problem: z.optional(z.string()),
  /** The device that it was made at, or who of the staff gave it; absent: the guest's own phone. */
  by: z.optional(z.string()),
})
export type StayKey = z.infer<typeof stayKey>

const reference = z.string().check(z.maxLength(64))

/** Somebody has looked: the guest has so many cards, or none was made. */
export const settleKey = call({
  name: 'settleKey',
  method: 'POST',
  path: '/api/staff/stays/{reference}/keys/{id}/settle/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ reference, id }),
  body: z.object({ outcome: z.enum(['done', 'refused']), cards }),
  reply: done,
})

/** It counts no more: the guest may be given another, which makes the lock forget this one. */
export const endKey = call({
  name: 'endKey',
  method: 'POST',
  path: '/api/staff/stays/{reference}/keys/{id}/end/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ reference, id }),
  reply: done,
})

/** The ways to the encoders at the hotel's desks that are in touch: whoever asks finds the one beside them. */
export const deskHubs = call({
  name: 'deskHubs',
  method: 'POST',
  path: '/api/staff/desk-hubs/',
  by: 'staff',
  may: 'workOnStay',
  changes: false,
  reply: hubAccess.reply,
})

/** Leave to cut cards at a desk: `new` ends those that were cut before, `copy` leaves them. */
export const grantDeskKey = call({
  name: 'grantDeskKey',
  method: 'POST',
  path: '/api/staff/stays/{reference}/keys/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ reference }),
  body: z.object({
    hub: hubId,
    operation: z.enum(['new', 'copy']),
    cards: z.int().check(z.gte(1), z.lte(MOST_CARDS)),
  }),
  reply: z.object({ id, grant: sealedGrant }),
})

/** A new code for the door, told this once; the one before opens nothing any more. */
export const changeDoorCode = call({
  name: 'changeDoorCode',
  method: 'POST',
  path: '/api/staff/stays/{reference}/door-code/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ reference }),
  reply: z.object({ code: z.string() }),
})
