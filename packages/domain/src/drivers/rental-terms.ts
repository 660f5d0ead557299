import * as z from 'zod/mini'
import { moneySchema } from '../basics/money.ts'
import { fuels } from '../upsell/fleet.ts'

const age = z.int().check(z.gte(0), z.lte(150))

/** The assigned car. */
const rentedCarSchema = z.object({
  plate: z.string(),
  model: z.string(),
  fuel: z.optional(z.enum(fuels)),
  kilometres: z.optional(z.int()),
})

/** What a rental requires of its drivers. It comes with the reservation; a hotel stay has none. */
export const rentalTermsSchema = z.object({
  /** The minimum age of drivers. */
  driverMinAge: z.optional(age),
  /** Drivers below this age are young drivers. */
  youngDriverMaxAge: z.optional(age),
  youngDriverPrice: z.optional(moneySchema),
  /** A young driver may drive for that price. */
  youngDriverChargeable: z.optional(z.boolean()),
  /** The number of the pick-up process, once started. */
  pickUpProcess: z.optional(z.string()),
  /** Only for a visit that is entitled to its key. */
  car: z.optional(rentedCarSchema),
})

export type RentalTerms = z.infer<typeof rentalTermsSchema>
