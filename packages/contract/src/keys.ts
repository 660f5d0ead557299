import { keyStates } from '@foyer/domain/keys/key-state.ts'
import * as z from 'zod/mini'
import { hubId, MAX_CARDS, sealedGrant } from './messages/key-grant.ts'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'
import { day, text } from './wire/values.ts'

export const generateKey = call({
  name: 'generateKey',
  method: 'POST',
  path: '/api/generate-key-provider/',
  body: renamed(
    {
      roomNumber: z.string(),
      reference: z.string(),
      startDate: day,
      endDate: day,
      operation: z.literal('checkin'),
      appId: text,
    },
    {
      ...commonWireNames,
      roomNumber: 'room_code',
      startDate: 'start_date',
      endDate: 'end_date',
      operation: 'operation_type',
    },
  ),
  reply: renamed({ keyCode: z.string() }, { keyCode: 'key_code' }),
})

/**
 * Extension: grants this kiosk's hub the right to cut this reservation's cards. The server sets the
 * number of cards.
 */
export const grantKey = call({
  name: 'grantKey',
  method: 'POST',
  path: '/api/key/grant/',
  body: renamed(
    {
      reference: z.string(),
      hub: hubId,
      amount: z.optional(z.int().check(z.gte(1), z.lte(MAX_CARDS))),
      // As in the page's address; the booking decides.
      roomNumber: z.optional(z.string().check(z.maxLength(20))),
      endDate: z.optional(day),
    },
    { amount: 'keyAmount', roomNumber: 'room', endDate: 'checkoutDate' },
  ),
  reply: z.object({ id: z.uuid(), grant: sealedGrant, cards: z.int() }),
})

/** Extension: the state of the key, as the hub and the lock reported it to the server. */
export const readKey = call({
  name: 'readKey',
  method: 'POST',
  path: '/api/key/state/',
  changes: false,
  body: z.object({ reference: z.string(), id: z.uuid() }),
  reply: z.object({ state: z.enum(keyStates), cards: z.int(), problem: text }),
})
