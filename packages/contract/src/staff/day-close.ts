import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, instant } from '../wire/values.ts'
import { dayReport } from './day-report.ts'
import { generatedFile } from './registration.ts'
import { emptyReply, id } from './values.ts'

/** What is looked at before a day is closed, in the order in which it is shown. */
export const closePointKinds = [
  'forgottenDays',
  'noShows',
  'cash',
  'departures',
  'payments',
  'unpaid',
  'nights',
] as const

const point = z.object({
  kind: z.enum(closePointKinds),
  /** It stops the close, may stay open, or is done. */
  state: z.enum(['stops', 'open', 'done']),
  count: z.int(),
  /** In minor units. */
  minor: z.optional(z.int()),
  /** Stays that it is about; at most ten. */
  references: z.array(z.string()),
})
export type ClosePoint = z.infer<typeof point>

/** The open business day: what stops its close, and its report so far. */
export const readDayClose = call({
  name: 'readDayClose',
  method: 'GET',
  path: '/api/staff/day-close/',
  by: 'staff',
  may: 'closeShift',
  reply: z.object({
    day,
    nextDay: day,
    /** The hotel's own system closes its days. */
    inHotelSystem: z.boolean(),
    /** The day has not begun yet. */
    isAhead: z.boolean(),
    points: z.array(point),
    noShows: z.array(z.object({ reference: z.string(), name: z.string(), since: day, isLate: z.boolean() })),
    /** Payments whose outcome is not known yet; at most ten. */
    openPayments: z.array(z.object({ reference: z.string(), id })),
    report: dayReport,
    /** Payments in cash are not in the report while a drawer with cash is not counted. */
    hidesCash: z.boolean(),
    /** Records of invoices are made for the tax agency. */
    recordsInvoices: z.optional(z.boolean()),
    closed: z.array(z.object({ day, at: instant, by: z.optional(z.string()) })),
  }),
})
export type DayClose = z.infer<typeof readDayClose.reply>

/** Posts the nights of the day, stores its report and opens the next day. */
export const closeDay = call({
  name: 'closeDay',
  method: 'POST',
  path: '/api/staff/day-close/',
  by: 'staff',
  may: 'closeShift',
  /** The day that was shown: a day that a colleague has closed meanwhile is not closed twice. */
  body: z.object({ day }),
  reply: z.object({ report: dayReport }),
})

/** A party that did not come on the day is still expected. */
export const noteLateArrival = call({
  name: 'noteLateArrival',
  method: 'POST',
  path: '/api/staff/stays/{reference}/late-arrival/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ reference: z.string().check(z.maxLength(64)) }),
  reply: emptyReply,
})

/** The stored report of a closed day. */
export const makeDayReport = call({
  name: 'makeDayReport',
  method: 'POST',
  path: '/api/staff/day-close/{day}/paper/',
  by: 'staff',
  may: 'closeShift',
  params: z.object({ day }),
  body: z.object({ form: z.enum(['pdf', 'csv']) }),
  reply: generatedFile,
})

/** Every entry of the ledger of closed days, for the accountant: docs/journal.md. */
export const exportJournal = call({
  name: 'exportJournal',
  method: 'POST',
  path: '/api/staff/journal/',
  by: 'staff',
  may: 'readAudit',
  body: z.object({ from: day, until: day, form: z.enum(['csv', 'json']) }),
  reply: generatedFile,
})
