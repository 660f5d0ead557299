import { authorityNames } from '@foyer/domain/authority/authority-config.ts'
import { reportKinds, reportStates } from '@foyer/domain/authority/next-report.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, instant, shortText } from '../wire/values.ts'
import { generatedFile } from './registration.ts'
import { id } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })

/** A stay, unless it says otherwise. */
const kind = z.optional(z.enum(reportKinds))

const reportReason = z.object({
  /** The authority's code, or the kind of our own issue. */
  code: z.string(),
  /** The authority's own words; empty if we found it before sending. */
  text: z.string(),
  field: z.optional(z.string()),
})

const reportReceipt = z.object({
  id,
  operation: z.enum(['send', 'cancel']),
  number: z.string(),
  at: instant,
  /** The first twelve characters. */
  sha256: z.string(),
  retainUntil: day,
})

/** The newest version of the report of a stay or a booking. */
const stayReport = z.object({
  kind: z.enum(reportKinds),
  reference: z.string(),
  name: z.optional(z.string()),
  roomNumber: z.optional(z.string()),
  guests: z.int(),
  state: z.enum(reportStates),
  arrivedAt: instant,
  /** The hotel's local day of arrival, or of the booking. */
  day,
  dueAt: instant,
  sentAt: z.optional(instant),
  settledAt: z.optional(instant),
  isTest: z.boolean(),
  reasons: z.array(reportReason),
  receipts: z.array(reportReceipt),
})
export type StayReportState = z.infer<typeof stayReport>

/** The reports of the last days, newest arrival first. */
export const readReports = call({
  name: 'readReports',
  method: 'GET',
  path: '/api/staff/register/reports/',
  by: 'staff',
  may: 'reportTravellers',
  reply: z.object({
    today: day,
    /** Absent if nothing is sent. */
    authority: z.optional(
      z.object({
        name: z.enum(authorityNames),
        title: z.string(),
        mode: z.enum(['test', 'live']),
        canCancel: z.boolean(),
        /** Since when the authority does not answer. */
        noAnswerSince: z.optional(instant),
        /** Days of which the authority's own receipt is stored, newest first. */
        dayReceipts: z.array(day),
      }),
    ),
    reports: z.array(stayReport),
  }),
})

/** The authority's own receipt of what it received on a day, a PDF. */
export const openDayReceipt = call({
  name: 'openDayReceipt',
  method: 'POST',
  path: '/api/staff/register/day-receipts/',
  by: 'staff',
  may: 'reportTravellers',
  body: z.object({ day }),
  reply: generatedFile,
})

/** Sends a refused report again. */
export const sendReportAgain = call({
  name: 'sendReportAgain',
  method: 'POST',
  path: '/api/staff/register/reports/{reference}/send/',
  by: 'staff',
  may: 'reportTravellers',
  params,
  body: z.object({ kind }),
  reply: z.object({}),
})

/** Cancels an accepted report at the authority. */
export const cancelReport = call({
  name: 'cancelReport',
  method: 'POST',
  path: '/api/staff/register/reports/{reference}/cancel/',
  by: 'staff',
  may: 'reportTravellers',
  params,
  body: z.object({ kind }),
  reply: z.object({}),
})

/** What a person found in the authority's portal: the receipt's number, or nothing. */
export const settleReport = call({
  name: 'settleReport',
  method: 'POST',
  path: '/api/staff/register/reports/{reference}/settle/',
  by: 'staff',
  may: 'reportTravellers',
  params,
  body: z.object({ kind, number: z.optional(shortText.check(z.minLength(1))) }),
  reply: z.object({}),
})

export const authorityCheckOutcomes = ['accepted', 'refused', 'noAnswer', 'notSet', 'nothingSent'] as const

/** Asks the authority whether it accepts the published credentials. Nothing remains there. */
export const checkAuthority = call({
  name: 'checkAuthority',
  method: 'POST',
  path: '/api/staff/hotel/authority-check/',
  by: 'staff',
  may: 'changeHotel',
  reply: z.object({
    outcome: z.enum(authorityCheckOutcomes),
    /** The authority's own words. */
    text: z.optional(z.string()),
  }),
})
