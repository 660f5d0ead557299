import * as z from 'zod/mini'
import { moneySchema } from '../basics/money.ts'
import { fuels } from '../upsell/fleet.ts'

const age = z.int().check(z.gte(0), z.lte(150))

/** The car that is theirs. */
const rentedCarSchema = z.object({
  plate: z.string(),
  model: z.string(),
  fuel: z.optional(z.enum(fuels)),
  kilometres: z.optional(z.int()),
})

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
  /** Only for a visit that is entitled to its key. */
  car: z.optional(rentedCarSchema),
})

export type RentalTerms = z.infer<typeof rentalTermsSchema>
