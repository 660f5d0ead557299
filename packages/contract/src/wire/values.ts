import { isRealDay } from '@foyer/domain/basics/days.ts'
import { emailPattern } from '@foyer/domain/basics/email.ts'
import * as z from 'zod/mini'

export const text = z.optional(z.string())

/** A number, an id, an address: what is longer is none, and is not looked at. */
export const word = z.string().check(z.maxLength(200))
export const maybeWord = z.optional(word)

/** YYYY-MM-DD as somebody typed it: whether the calendar has such a day is a matter of the form's rules. */
export const typedDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** A day of the calendar. */
export const day = typedDay.check(z.refine(isRealDay))

/** A moment, as an ISO text in UTC; the screen says it in the hotel's time zone. */
export const instant = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
)

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email({ pattern: emailPattern }))

/** Guests of one reservation. */
export const MOST_GUESTS = 50
/** Of anything else that one reservation has several of. */
export const MOST_ENTRIES = 200

/** What only the other side understands. */
export const opaque = z.record(z.string(), z.unknown())

/** In a query, a flag is said by '1' and denied by silence. */
export const queryFlag = z.codec(z.literal('1'), z.literal(true), {
  decode: () => true as const,
  encode: () => '1' as const,
})

/** In a query, numbers are text. */
export const numberText = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.int(), { decode: Number, encode: String })
