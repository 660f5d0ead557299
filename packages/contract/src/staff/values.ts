import { emailPattern } from '@foyer/domain/fields/email.ts'
import { marks } from '@foyer/domain/staff/marks.ts'
import * as z from 'zod/mini'

/** A moment, as an ISO text in UTC; the screen says it in the hotel's time zone. */
export const instant = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
)

export const id = z.string().check(z.regex(/^[0-9a-f-]{36}$/))

/** Trimmed, and never empty. */
export const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email({ pattern: emailPattern }))

export const stateMark = z.object({
  mark: z.enum(marks),
  done: z.optional(z.int()),
  of: z.optional(z.int()),
})

export const done = z.object({})
