import { alertKindNames } from '@foyer/domain/alert/alert-kinds.ts'
import { alertReasonNames, deviceParts } from '@foyer/domain/alert/alert-reasons.ts'
import { moneySchema } from '@foyer/domain/basics/money.ts'
import { jobNames } from '@foyer/domain/jobs/job.ts'
import { screenNames } from '@foyer/domain/journey/screens.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant, numberText } from '../wire/values.ts'
import { emptyReply, id, requiredText } from './values.ts'

export const alert = z.object({
  id,
  kind: z.enum(alertKindNames),
  urgent: z.boolean(),
  openedAt: instant,
  /** How often it happened again while the alert was open. */
  times: z.int(),
  lastAt: instant,
  reference: z.optional(z.string()),
  guestName: z.optional(z.string()),
  roomNumber: z.optional(z.string()),
  deviceName: z.optional(z.string()),
  job: z.optional(z.enum(jobNames)),
  /** The screen that the guest was on, and why the page raised the alert. */
  screen: z.optional(z.enum(screenNames)),
  reason: z.optional(z.enum(alertReasonNames)),
  /** Code of the problem that the screen showed, or the event that was refused and why. */
  problem: z.optional(z.string()),
  part: z.optional(z.enum(deviceParts)),
  /** Amount of the refund or payment concerned. */
  amount: z.optional(moneySchema),
  /** Who is on the way; the guest sees their name. */
  claimed: z.optional(z.object({ at: instant, by: z.string() })),
  /** Set if no one claimed it in time and others were emailed. */
  escalatedAt: z.optional(instant),
  /** What was known about money and key at that moment. */
  money: z.optional(z.enum(['nothingConcerned', 'nothingCharged', 'charged', 'unknown'])),
  key: z.optional(z.enum(['notGiven', 'given', 'unknown'])),
  /** Without a name, the problem resolved itself. */
  handled: z.optional(z.object({ at: instant, by: z.optional(z.string()), note: z.string() })),
})

export type Alert = z.infer<typeof alert>

/** All open alerts, urgent first, and those handled in the last day. */
export const listAlerts = call({
  name: 'listAlerts',
  method: 'GET',
  path: '/api/staff/alerts/',
  by: 'staff',
  may: 'seeAlerts',
  reply: z.object({ open: z.array(alert), handled: z.array(alert) }),
})

/**
 * The number of waiting alerts, without details. An idle session may still read it for the length
 * of a shift.
 */
export const hearAlerts = call({
  name: 'hearAlerts',
  method: 'GET',
  path: '/api/staff/alerts/waiting/',
  by: 'anyone',
  query: z.object({ hotel: numberText }),
  reply: z.object({ waiting: z.array(id) }),
})

/** Claims an alert. The first caller wins, and the guest sees their name. */
export const claimAlert = call({
  name: 'claimAlert',
  method: 'POST',
  path: '/api/staff/alerts/{id}/claim/',
  by: 'staff',
  may: 'handleAlerts',
  params: z.object({ id }),
  reply: emptyReply,
})

export const handleAlert = call({
  name: 'handleAlert',
  method: 'POST',
  path: '/api/staff/alerts/{id}/handle/',
  by: 'staff',
  may: 'handleAlerts',
  params: z.object({ id }),
  body: z.object({ note: requiredText(500) }),
  reply: emptyReply,
})
