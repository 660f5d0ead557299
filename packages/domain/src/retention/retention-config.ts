import * as z from 'zod/mini'

/** At most a century; at least the day that the nightly job needs. */
const days = z.int().check(z.gte(1), z.lte(36_525))

/** Six years, the shortest period of a tax law; the database refuses to delete younger invoices. */
const MIN_INVOICE_DAYS = 2_192

/**
 * How many days after a stay its guests' data is stored. `trackingDays` and `logDays` count from
 * the event: page events and screens, and the start and end of check-ins with their visits;
 * `invoiceDays` from the date of the invoice.
 * `policeDays` applies if travellers are reported: Spain requires three years from the end of the
 * service (Real Decreto 933/2021, article 5.2), which may include a leap day.
 */
export const retentionSchema = z.object({
  guestDays: z._default(days, 30),
  signatureDays: z._default(days, 30),
  policeDays: z._default(days, 1_096),
  trackingDays: z._default(days, 90),
  logDays: z._default(days, 365),
  invoiceDays: z._default(z.int().check(z.gte(MIN_INVOICE_DAYS), z.lte(36_525)), 3_653),
})

export type Retention = z.infer<typeof retentionSchema>
