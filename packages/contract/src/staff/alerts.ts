import { alertKindNames } from '@foyer/domain/alert/alert-kinds.ts'
import { alertReasonNames, deviceParts } from '@foyer/domain/alert/alert-reasons.ts'
import { moneySchema } from '@foyer/domain/basics/money.ts'
import { jobNames } from '@foyer/domain/jobs/job.ts'
import { screenNames } from '@foyer/domain/journey/screens.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant, numberText } from '../wire/values.ts'
import { done, id, words } from './values.ts'

export const alert = z.object({
  id,
  kind: z.enum(alertKindNames),
  urgent: z.boolean(),
  openedAt: instant,
  /** How often the same happened again while the alert was open. */
  times: z.int(),
  lastAt: instant,
  reference: z.optional(z.string()),
  guestName: z.optional(z.string()),
  roomNumber: z.optional(z.string()),
  deviceName: z.optional(z.string()),
  job: z.optional(z.enum(jobNames)),
  /** Where a guest stood, and why their page has called. */
  screen: z.optional(z.enum(screenNames)),
  reason: z.optional(z.enum(alertReasonNames)),
  /** The code of what a screen showed. */
  problem: z.optional(z.string()),
  part: z.optional(z.enum(deviceParts)),
  /** Of the refund that it is about. */
  amount: z.optional(moneySchema),
  /** Who goes there; the guest is told. */
  claimed: z.optional(z.object({ at: instant, by: z.string() })),
  /** Nobody had taken it in time, and others were written to. */
  escalatedAt: z.optional(instant),
  /** What is known of money and key when it happened. */
  money: z.optional(z.enum(['nothingConcerned', 'nothingCharged', 'charged', 'unknown'])),
  key: z.optional(z.enum(['notGiven', 'given', 'unknown'])),
  /** Without a name: what was wrong has ended by itself. */
  handled: z.optional(z.object({ at: instant, by: z.optional(z.string()), note: z.string() })),
})

export type Alert = z.infer<typeof alert>

/** All open ones, urgent first; of the handled ones those of the last day. */
export const listAlerts = call({
  name: 'listAlerts',
  method: 'GET',
  path: '/api/staff/alerts/',
  by: 'staff',
  may: 'seeAlerts',
  reply: z.object({ open: z.array(alert), handled: z.array(alert) }),
})

/** A desk that was left hears how many wait, and nothing of whom: by a session that rests, for as long as a shift. */
export const hearAlerts = call({
  name: 'hearAlerts',
  method: 'GET',
  path: '/api/staff/alerts/waiting/',
  by: 'anyone',
  query: z.object({ hotel: numberText }),
  reply: z.object({ waiting: z.array(id) }),
})

/** "I am going": of two who say so one is the first, and the guest reads their name. */
export const claimAlert = call({
  name: 'claimAlert',
  method: 'POST',
  path: '/api/staff/alerts/{id}/claim/',
  by: 'staff',
  may: 'handleAlerts',
  params: z.object({ id }),
  reply: done,
})

export const handleAlert = call({
  name: 'handleAlert',
  method: 'POST',
  path: '/api/staff/alerts/{id}/handle/',
  by: 'staff',
  may: 'handleAlerts',
  params: z.object({ id }),
  body: z.object({ note: words(500) }),
  reply: done,
})
