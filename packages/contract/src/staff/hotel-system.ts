import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { id } from './values.ts'

/** How it stands with the hotel's own system. Absent where a hotel has none. */
export const hotelSystemLine = z.object({
  /** Its host, without anything secret. */
  host: z.string(),
  /** When all that it has to say was heard last, and why not since then. */
  pulledAt: z.optional(instant),
  pullError: z.optional(z.string()),
  /** When it said something by itself last. */
  pushedAt: z.optional(instant),
  /** When it took something from us last. */
  deliveredAt: z.optional(instant),
  waiting: z.int(),
  /** The oldest that waits, and what was said of it last. */
  waitingSince: z.optional(instant),
  waitingError: z.optional(z.string()),
  /** What it never takes. */
  refused: z.int(),
})

export type HotelSystemLine = z.infer<typeof hotelSystemLine>

/** Tells the hotel's system again what it has refused. */
export const tellHotelAgain = call({
  name: 'tellHotelAgain',
  method: 'POST',
  path: '/api/staff/deliveries/{id}/again/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ id }),
})
