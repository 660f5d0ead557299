import { isRealDay } from '@foyer/domain/basics/days.ts'
import { emailPattern } from '@foyer/domain/basics/email.ts'
import * as z from 'zod/mini'

export const text = z.optional(z.string())

/** A number, an id or an address; longer values are rejected. */
export const shortText = z.string().check(z.maxLength(200))
export const optionalShortText = z.optional(shortText)

/** YYYY-MM-DD as typed; the form's rules check whether that day exists. */
export const typedDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** A day that exists in the calendar. */
export const day = typedDay.check(z.refine(isRealDay, { error: 'is not a day of the calendar' }))

/** An ISO instant in UTC; screens show it in the hotel's time zone. */
export const instant = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
)

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email({ pattern: emailPattern }))

/** Maximum number of guests of one reservation. */
export const MAX_GUESTS = 50
/** Maximum length of any other list of a reservation. */
export const MAX_ENTRIES = 200

/** Data that only the other system understands. */
export const opaque = z.record(z.string(), z.unknown())

/** A query flag: '1' if set, absent if not. */
export const queryFlag = z.codec(z.literal('1'), z.literal(true), {
  decode: () => true as const,
  encode: () => '1' as const,
})

/** A number in a query, sent as text. */
export const numberText = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.int(), { decode: Number, encode: String })
