import { keyEndReasons, keyStates } from '@foyer/domain/keys/key-state.ts'
import * as z from 'zod/mini'
import { accessibleHub } from '../hub.ts'
import { hubId, MAX_CARDS, sealedGrant } from '../messages/key-grant.ts'
import { call } from '../wire/call.ts'
import { day, instant } from '../wire/values.ts'
import { emptyReply, id } from './values.ts'

const cards = z.int().check(z.gte(0), z.lte(MAX_CARDS))

/** One key of a stay and its outcome, without the secret that opens the door. */
export const stayKey = z.object({
  id,
  kind: z.enum(['card', 'code']),
  state: z.enum(keyStates),
  /** Whether it revokes earlier keys or leaves them valid. */
  operation: z.enum(['new', 'copy']),
  cardsGranted: cards,
  cardsCut: cards,
  roomNumber: z.optional(z.string()),
  at: instant,
  settledAt: z.optional(instant),
  endedAt: z.optional(instant),
  endReason: z.optional(z.enum(keyEndReasons)),
  /** Its last day, if the stay was extended beyond it and no other key has been made since. */
  endsEarlyOn: z.optional(day),
  /** Its hour on the last day of the stay, HH:MM, if a late check-out is agreed and no other key has been made since. */
  endsEarlyAt: z.optional(z.string()),
  /** Problem code that explains why it failed or is unknown. */
  problem: z.optional(z.string()),
  /**
   * The device that made it or the member of staff who issued it; absent for the guest's own phone.
   */
  by: z.optional(z.string()),
})
export type StayKey = z.infer<typeof stayKey>

const reference = z.string().check(z.maxLength(64))

/**
 * Settles a key with an unknown outcome after a check: the number of cards the guest has, or none.
 */
export const settleKey = call({
  name: 'settleKey',
  method: 'POST',
  path: '/api/staff/stays/{reference}/keys/{id}/settle/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ reference, id }),
  body: z.object({ outcome: z.enum(['done', 'refused']), cards }),
  reply: emptyReply,
})

/** Ends a key: the guest may get another one, which makes the lock revoke this one. */
export const endKey = call({
  name: 'endKey',
  method: 'POST',
  path: '/api/staff/stays/{reference}/keys/{id}/end/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ reference, id }),
  reply: emptyReply,
})

/** Access to the connected hubs at the hotel's desks; the caller picks the one at hand. */
export const deskHubs = call({
  name: 'deskHubs',
  method: 'POST',
  path: '/api/staff/desk-hubs/',
  by: 'staff',
  may: 'workOnStay',
  changes: false,
  reply: z.object({
    hubs: z.array(
      z.object({
        ...accessibleHub.shape,
        /** The device's name. */
        name: z.string(),
        /** Set if it has a document reader. */
        hasScanner: z.optional(z.literal(true)),
      }),
    ),
  }),
})

/** Grants cards at a desk: `new` revokes earlier ones, `copy` leaves them valid. */
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
    cards: z.int().check(z.gte(1), z.lte(MAX_CARDS)),
  }),
  reply: z.object({ id, grant: sealedGrant }),
})

/** A new door code, shown only once; the previous code stops working. */
export const changeDoorCode = call({
  name: 'changeDoorCode',
  method: 'POST',
  path: '/api/staff/stays/{reference}/door-code/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ reference }),
  reply: z.object({ code: z.string() }),
})
