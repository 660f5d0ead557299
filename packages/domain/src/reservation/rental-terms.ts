import * as z from 'zod/mini'
import { moneySchema } from '../payment/money.ts'

const age = z.int().check(z.gte(0), z.lte(150))

/** What a rental says about its drivers. It is a fact of the reservation and comes with it; a stay in a hotel has none. */
export const rentalTermsSchema = z.object({
  /** Nobody younger drives. */
  driverMinAge: z.optional(age),
  /** Whoever is younger than this is a young driver. */
  youngDriverMaxAge: z.optional(age),
  youngDriverPrice: z.optional(moneySchema),
  /** A young driver may drive for that price. */
  youngDriverChargeable: z.optional(z.boolean()),
  /** The number of the pick-up, once it has begun. */
  pickUpProcess: z.optional(z.string()),
})

export type RentalTerms = z.infer<typeof rentalTermsSchema>
