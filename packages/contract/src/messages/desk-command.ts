import * as z from 'zod/mini'
import { renamed } from '../wire/renamed.ts'
import { deskGuest } from './desk-guest.ts'
import { id, text } from './desk-values.ts'

export const deskExtras = z
  .array(renamed({ extraId: text, quantity: z.int().check(z.gte(0), z.lte(1_000)) }, { extraId: 'product_id' }))
  .check(z.maxLength(100))

const nothing = z._default(z.object({}), {})

/** What a command says, before it has an id. It moves the screen and fills in; what counts is given by the guest and kept by the server. */
const said = [
  z.object({ type: z.literal('checkConnection'), data: nothing }),
  z.object({ type: z.literal('checkConnectionFromModal'), data: nothing }),
  z.object({ type: z.literal('connected'), data: nothing }),
  z.object({ type: z.literal('ping'), data: nothing }),
  z.object({ type: z.literal('goToScreensaver'), data: nothing }),
  z.object({
    type: z.literal('guestDataFromPMS'),
    data: z.object({
      reference: text,
      /** As in the address of the screen. */
      guestIndex: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
      /** Absent: the form as it is. */
      guest: z.optional(deskGuest),
    }),
  }),
  z.object({ type: z.literal('extras'), data: z.object({ reference: text, extras: z._default(deskExtras, []) }) }),
  z.object({ type: z.literal('goToSummary'), data: z.object({ reference: text }) }),
  z.object({
    type: z.literal('checkInOK'),
    data: renamed({ reference: text, keyCode: z.optional(text) }, { keyCode: 'key_code' }),
  }),
] as const

export const saidCommand = z.discriminatedUnion('type', said)
export type SaidCommand = z.output<typeof saidCommand>
export type CommandType = SaidCommand['type']

/** As it reaches a screen. Whoever is not the hotel's desk is not understood there. */
export const deskCommand = z.intersection(z.object({ id, sender: z.literal('pms') }), saidCommand)
export type DeskCommand = z.output<typeof deskCommand>
