import { moneySchema } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'

export const MAX_NOTES_LENGTH = 500
export const MAX_PREFERENCES_LENGTH = 200
export const MAX_PARTY = 20

const text = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)))
/** HH:MM. */
const timeOfDay = z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)))
const people = (least: number) => z.int().check(z.minimum(least), z.maximum(MAX_PARTY))

const details = z.object({
  vip: z.boolean(),
  /** For staff only. */
  staffNotes: text(MAX_NOTES_LENGTH),
  preferences: text(MAX_PREFERENCES_LENGTH),
  /** When they are expected; without one, what the guests said before counts again. */
  expectedAt: timeOfDay,
  /** On the last day, if reception has agreed to a later time than usual. */
  lateCheckOut: timeOfDay,
  adults: people(1),
  children: people(0),
})

export type StayDetails = z.infer<typeof details>

/**
 * Changes what the hotel notes about a stay, and how many guests it is for. Rejected if the stay has
 * other values than the page showed.
 */
export const changeStayDetails = call({
  name: 'changeStayDetails',
  method: 'POST',
  path: '/api/staff/stays/{reference}/details/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ reference: z.string().check(z.maxLength(64)) }),
  body: z.object({ shown: details, details }),
  /** By how much the bill changes, with the number of guests. */
  reply: z.object({ difference: moneySchema }),
})
