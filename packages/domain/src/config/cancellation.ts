import * as z from 'zod/mini'
import { addDays } from '../basics/add-days.ts'

export const cancellationCharges = ['none', 'firstNight', 'asBooked'] as const
export type CancellationCharge = (typeof cancellationCharges)[number]

/** What a cancelled stay costs. Staff see it as a proposal and decide each time. */
export const cancellationSchema = z.object({
  charge: z._default(z.enum(cancellationCharges), 'firstNight'),
  /** Days before the arrival until which a cancellation is free; without it, the fee always applies. */
  freeDays: z.optional(z.int().check(z.gte(0), z.lte(365))),
  /** In hundredths of a percent. A fee is compensation, which most countries do not tax. */
  vat: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
})

export type CancellationRule = z.infer<typeof cancellationSchema>

/** What the rule charges for a stay that is cancelled today. */
export function getCancellationCharge(
  { charge, freeDays }: Pick<CancellationRule, 'charge' | 'freeDays'>,
  startDate: string,
  today: string,
): CancellationCharge {
  return freeDays !== undefined && addDays(today, freeDays) <= startDate ? 'none' : charge
}
