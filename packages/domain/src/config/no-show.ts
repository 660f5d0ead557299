import * as z from 'zod/mini'

export const noShowCharges = ['asBooked', 'firstNight'] as const

/** What staff can decide about one stay, whatever the hotel's rule is. */
export const noShowDecisions = [...noShowCharges, 'none'] as const
export type NoShowDecision = (typeof noShowDecisions)[number]

/** What happens when guests do not come. Hotels with a system of their own decide it there. */
export const noShowSchema = z.object({
  /** Marks yesterday's arrivals and frees their rooms when the hotel's day ends. */
  automatic: z._default(z.boolean(), true),
  /** The hour at which the hotel's day ends. */
  dayEndsAt: z._default(z.int().check(z.gte(0), z.lte(12)), 6),
  /** The first night stays on the bill and the others leave it, or the bill stays as it is. */
  charge: z._default(z.enum(noShowCharges), 'asBooked'),
})
