import { importIssues } from '@foyer/domain/staff/import-issues.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day } from '../wire/values.ts'

/** What 05/11/2026 is. */
const dates = z.enum(['dayFirst', 'monthFirst'])

const row = z.object({
  /** As a spreadsheet counts: the head is line 1. */
  line: z.int(),
  reference: z.optional(z.string()),
  /** Of one that is taken: what the file was understood to say. */
  name: z.optional(z.string()),
  arrival: z.optional(day),
  departure: z.optional(day),
  room: z.optional(z.string()),
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
    /** Which column a heading of the file means, where it is not as guessed; nothing: it is passed over. */
    columns: z.optional(z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(40)))),
    dates: z.optional(dates),
  }),
  reply: z.object({
    /** The file as a whole could not be read: no rows then. */
    unreadable: z.optional(z.enum(['notText', 'notCsv', 'noHead', 'tooManyRows', 'empty'])),
    /** Columns without which nothing can be imported, and columns that nobody knows. */
    missingColumns: z.array(z.string()),
    unknownColumns: z.array(z.string()),
    /** The file's own columns in their order, with what stands in each first, and what it is taken for. */
    columns: z.array(z.object({ heading: z.string(), example: z.string(), column: z.optional(z.string()) })),
    /** What a column can be taken for. */
    fields: z.array(z.object({ name: z.string(), needed: z.boolean() })),
    dates,
    encoding: z.enum(['utf-8', 'windows-1252', 'utf-16le']),
    dryRun: z.boolean(),
    counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), refused: z.int() }),
    rows: z.array(row),
  }),
})
