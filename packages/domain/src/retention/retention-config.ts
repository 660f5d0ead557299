import * as z from 'zod/mini'

/** A century is for ever, and a day is the least that a night's work needs. */
const days = z.int().check(z.gte(1), z.lte(36_525))

/**
 * How many days after the end of a stay its guests' data is kept. `trackingDays` and `logDays` count from what happened: page
 * events and screens seen, and the beginning and end of check-ins, with the visits that they name. `policeDays` counts where travellers are reported: Spain
 * asks for three years from the end of the service (Real Decreto 933/2021, article 5.2), in which there may be a leap day.
 */
export const retentionSchema = z.object({
  guestDays: z._default(days, 30),
  signatureDays: z._default(days, 30),
  policeDays: z._default(days, 1_096),
  trackingDays: z._default(days, 90),
  logDays: z._default(days, 365),
})

export type Retention = z.infer<typeof retentionSchema>
