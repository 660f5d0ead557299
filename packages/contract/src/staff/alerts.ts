import { jobNames } from '@foyer/domain/jobs/job.ts'
import { alertKindNames } from '@foyer/domain/staff/alert-kinds.ts'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { done, id, instant, words } from './values.ts'

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
  /** What is known of money and key when it happened. */
  money: z.optional(z.enum(['nothingConcerned', 'nothingCharged', 'charged', 'unknown'])),
  key: z.optional(z.enum(['notGiven', 'given', 'unknown'])),
  handled: z.optional(z.object({ at: instant, by: z.string(), note: z.string() })),
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
