import { importIssues } from '@foyer/domain/staff/import-issues.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day } from '../wire/values.ts'

/** How to read a date such as 05/11/2026. */
const dates = z.enum(['dayFirst', 'monthFirst'])

const row = z.object({
  /** As in a spreadsheet: the header is line 1. */
  line: z.int(),
  reference: z.optional(z.string()),
  /** For an accepted row: the values read from the file. */
  name: z.optional(z.string()),
  arrival: z.optional(day),
  departure: z.optional(day),
  room: z.optional(z.string()),
  outcome: z.enum(['new', 'changed', 'same', 'refused']),
  /** Why it was rejected, by column. */
  issues: z.array(z.object({ column: z.string(), issue: z.enum(importIssues), value: z.optional(z.string()) })),
  /** For a room that is taken: the reservation that has it, stored or from an earlier row. */
  takenBy: z.optional(z.string()),
  /** For a stored reservation: the columns that the file changes. */
  differences: z.optional(
    z.array(z.object({ column: z.string(), from: z.optional(z.string()), to: z.optional(z.string()) })),
  ),
})

export type ImportRow = z.infer<typeof row>

/** What to know of the whole file before it is imported. */
const check = z.object({
  /** Of everything found. Sent with the import, which then does exactly this, or nothing. */
  fingerprint: z.string(),
  /** Rows that would be imported or are already stored, and the hotel's rooms. */
  bookings: z.int(),
  rooms: z.int(),
  /** Nights on which a type has more stays than rooms once the file is imported; the first ones. */
  shortages: z.array(
    z.object({
      day,
      roomTypeId: z.string(),
      type: z.string(),
      typeNames: z.record(z.string(), z.string()),
      stays: z.int(),
      rooms: z.int(),
    }),
  ),
  /** On how many nights. */
  shortNights: z.int(),
  /** Rejections with the same reason and value, most frequent first; their first lines. */
  issues: z.array(
    z.object({
      column: z.string(),
      issue: z.enum(importIssues),
      value: z.optional(z.string()),
      count: z.int(),
      lines: z.array(z.int()),
    }),
  ),
  /** Several rooms of one booker on the same days, without a group. */
  groups: z.array(z.object({ name: z.string(), arrival: day, departure: day, references: z.array(z.string()) })),
})

/** Base64 of 2.5 million bytes. */
const MAX_CHARACTERS = 3_500_000
const MAX_BYTES = MAX_CHARACTERS + 1_000

/**
 * Imports each row completely or not at all. Repeating it is safe, because rows are matched by
 * reference. A dry run stores nothing.
 */
export const importReservations = call({
  name: 'importReservations',
  method: 'POST',
  path: '/api/staff/import/reservations/',
  by: 'staff',
  may: 'importReservations',
  maxBytes: MAX_BYTES,
  maxTextBytes: MAX_BYTES,
  body: z.object({
    /** The file's bytes in base64, so that the server detects the encoding. */
    file: z.base64().check(z.maxLength(MAX_CHARACTERS)),
    dryRun: z.boolean(),
    /** Overrides which column a heading means; an empty value skips it. */
    columns: z.optional(z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(40)))),
    dates: z.optional(dates),
    /** Makes a group of several rooms of one booker on the same days. */
    groupByBooker: z.optional(z.boolean()),
    /** The fingerprint of the check that the page shows. */
    checked: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.object({
    /** Set if the file as a whole could not be read; there are no rows then. */
    unreadable: z.optional(z.enum(['notText', 'notCsv', 'noHead', 'tooManyRows', 'empty'])),
    /** Required columns that are missing, and columns that are not recognised. */
    missingColumns: z.array(z.string()),
    unknownColumns: z.array(z.string()),
    /** The file's columns in order, each with its first value and the field it maps to. */
    columns: z.array(z.object({ heading: z.string(), example: z.string(), column: z.optional(z.string()) })),
    /** The fields that a column can map to. */
    fields: z.array(z.object({ name: z.string(), needed: z.boolean() })),
    dates,
    encoding: z.enum(['utf-8', 'windows-1252', 'utf-16le']),
    /** Also true if something has changed since the check: nothing is imported then. */
    dryRun: z.boolean(),
    isOutdated: z.boolean(),
    check,
    counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), refused: z.int() }),
    rows: z.array(row),
  }),
})
