import { alertKindNames } from '@foyer/domain/alert/alert-kinds.ts'
import { alertReasonNames, deviceParts } from '@foyer/domain/alert/alert-reasons.ts'
import { moneySchema } from '@foyer/domain/basics/money.ts'
import { queueNeeds } from '@foyer/domain/queue/queue-needs.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { id } from './values.ts'

/** Why reception knows about the guest. */
export const queueSources = ['call', 'payment', 'alert', 'roomWait'] as const

const waiting = z.object({
  /** Of the call, payment, alert or reservation. */
  id,
  source: z.enum(queueSources),
  need: z.enum(queueNeeds),
  since: instant,
  reference: z.optional(z.string()),
  guestName: z.optional(z.string()),
  roomNumber: z.optional(z.string()),
  nights: z.optional(z.int()),
  /** Where they wait, if it is a device of the hotel. */
  deviceName: z.optional(z.string()),
  onOwnPhone: z.optional(z.boolean()),
  /** The main guest's number, where they are on their own phone. */
  phone: z.optional(z.string()),
  kind: z.optional(z.enum(alertKindNames)),
  reason: z.optional(z.enum(alertReasonNames)),
  /** Code of the problem that the guest's screen shows. */
  problem: z.optional(z.string()),
  part: z.optional(z.enum(deviceParts)),
  /** The payment whose outcome is unknown. */
  amount: z.optional(moneySchema),
  /** An open alert about this guest, which a colleague can claim. */
  alertId: z.optional(id),
  /** They have left the screen and will be notified by mail. */
  tellsByMail: z.optional(z.boolean()),
  /** Name of the member of staff who takes care of it. */
  claimedBy: z.optional(z.string()),
})

export type Waiting = z.infer<typeof waiting>

/** Guests who wait for reception, longest first, each once; and how long it took today. */
export const listQueue = call({
  name: 'listQueue',
  method: 'GET',
  path: '/api/staff/queue/',
  by: 'staff',
  may: 'seeAlerts',
  reply: z.object({
    waiting: z.array(waiting),
    /** Guests who called today, the median time until a colleague took it, and how many waited too long. */
    today: z.object({ waited: z.int(), medianS: z.optional(z.int()), late: z.int() }),
  }),
})
