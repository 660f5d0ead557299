import { keyEndReasons, keyStates } from '@foyer/domain/keys/key-state.ts'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { MOST_CARDS } from '../messages/key-grant.ts'
import { done, id, instant } from './values.ts'

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
