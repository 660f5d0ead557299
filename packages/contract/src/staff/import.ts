import { importIssues } from '@foyer/domain/staff/import-issues.ts'
import * as z from 'zod/mini'
import { call } from '../call.ts'

const row = z.object({
  /** As a spreadsheet counts: the head is line 1. */
  line: z.int(),
  reference: z.optional(z.string()),
  outcome: z.enum(['new', 'changed', 'same', 'refused']),
  /** Why it was refused, by column. */
  issues: z.array(z.object({ column: z.string(), issue: z.enum(importIssues), value: z.optional(z.string()) })),
})

export type ImportRow = z.infer<typeof row>

/** Base64 of 2.5 million bytes. */
const MOST_CHARACTERS = 3_500_000
const MOST_BYTES = MOST_CHARACTERS + 1_000

/** A row goes in whole or not at all, and again without harm: the reference tells. Nothing is kept of a dry run. */
export const importReservations = call({
  name: 'importReservations',
  method: 'POST',
  path: '/api/staff/import/reservations/',
  by: 'staff',
  may: 'importReservations',
  mostBytes: MOST_BYTES,
  body: z.object({
    /** The file's bytes in base64, so that its encoding is judged by the server. */
    file: z.base64().check(z.maxLength(MOST_CHARACTERS)),
    dryRun: z.boolean(),
  }),
  reply: z.object({
    /** The file as a whole could not be read: no rows then. */
    unreadable: z.optional(z.enum(['notUtf8', 'notCsv', 'noHead', 'tooManyRows', 'empty'])),
    /** Columns without which nothing can be imported, and columns that nobody knows. */
    missingColumns: z.array(z.string()),
    unknownColumns: z.array(z.string()),
    dryRun: z.boolean(),
    counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), refused: z.int() }),
    rows: z.array(row),
  }),
})
