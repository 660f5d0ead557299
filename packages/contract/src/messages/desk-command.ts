import * as z from 'zod/mini'
import { renamed } from '../wire/renamed.ts'
import { deskGuest } from './desk-guest.ts'
import { id, text } from './desk-values.ts'

export const deskExtras = z
  .array(renamed({ extraId: text, quantity: z.int().check(z.gte(0), z.lte(1_000)) }, { extraId: 'product_id' }))
  .check(z.maxLength(100))

const emptyData = z._default(z.object({}), {})

/**
 * A command before it has an id. It navigates and prefills only; data counts once the guest submits
 * it and the server stores it.
 */
const commandVariants = [
  z.object({ type: z.literal('checkConnection'), data: emptyData }),
  z.object({ type: z.literal('checkConnectionFromModal'), data: emptyData }),
  z.object({ type: z.literal('connected'), data: emptyData }),
  z.object({ type: z.literal('ping'), data: emptyData }),
  z.object({ type: z.literal('goToScreensaver'), data: emptyData }),
  z.object({
    type: z.literal('guestDataFromPMS'),
    data: z.object({
      reference: text,
      /** As in the screen's address. */
      guestIndex: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
      /** If absent, the form stays as it is. */
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

export const commandContent = z.discriminatedUnion('type', commandVariants)
export type CommandContent = z.output<typeof commandContent>
export type CommandType = CommandContent['type']

/** A command as a screen receives it. Messages from any other sender are ignored. */
export const deskCommand = z.intersection(z.object({ id, sender: z.literal('pms') }), commandContent)
export type DeskCommand = z.output<typeof deskCommand>
