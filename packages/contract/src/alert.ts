import { alertReasonNames } from '@foyer/domain/alert/alert-reasons.ts'
import { screenNames } from '@foyer/domain/journey/screens.ts'
import { type ProblemCode, problems } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'
import { wrapped } from './wire/wrapped.ts'

/** Alerts hotel staff to a problem with a reservation. */
export const createAlert = call({
  name: 'createAlert',
  method: 'POST',
  path: '/api/create-alert/',
  body: wrapped(
    'request_data',
    renamed(
      { hotelId: z.int(), reference: z.string(), message: z.string().check(z.minLength(1), z.maxLength(1000)) },
      { ...commonWireNames, message: 'alertMessage' },
    ),
  ),
})

const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]]

/**
 * State of the latest alert of this visit. `unheard`: none was opened because no one was available;
 * `coming`: a member of staff has accepted it, and this is their first name.
 */
const alertProgress = z.object({
  state: z.enum(['unheard', 'open', 'coming', 'over']),
  by: z.optional(z.string()),
})

export type AlertProgress = z.infer<typeof alertProgress>

/** Raised when the guest asks for help, or when a screen has just sent them to reception. */
export const raiseAlert = call({
  name: 'raiseAlert',
  method: 'POST',
  path: '/api/alerts/',
  body: z.object({
    reason: z.enum(alertReasonNames),
    screen: z.enum(screenNames),
    /** The reservation reference that this page uses. */
    reference: z.optional(z.string().check(z.maxLength(100))),
    problem: z.optional(z.enum(problemCodes)),
  }),
  reply: alertProgress,
})

/** Polled every two seconds while a guest is waiting. */
export const readAlertProgress = call({
  name: 'readAlertProgress',
  method: 'POST',
  path: '/api/alerts/progress/',
  changes: false,
  reply: alertProgress,
})
