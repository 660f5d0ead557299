import { marks } from '@foyer/domain/staff/marks.ts'
import * as z from 'zod/mini'

export const id = z.string().check(z.regex(/^[0-9a-f-]{36}$/))

/** The guest's own folio, or another payer's. */
export const payerId = z.union([z.literal('guest'), id])

/** Trimmed, and never empty. */
export const requiredText = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

export const stateMark = z.object({
  mark: z.enum(marks),
  done: z.optional(z.int()),
  of: z.optional(z.int()),
})

export const emptyReply = z.object({})
