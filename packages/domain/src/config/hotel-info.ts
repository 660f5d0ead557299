import * as z from 'zod/mini'
import { textSchema } from '../basics/text.ts'
import { floorPlanSchema } from '../floor-plan/floor-plan.ts'

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time like 07:30'))
const optionalText = z.optional(z.string().check(z.minLength(1)))

/**
 * Shown to a guest with the key and at the end; absent values are hidden. Everything but the Wi-Fi
 * is part of the public page; the Wi-Fi needs a key.
 */
export const hotelInfoSchema = z.object({
  name: optionalText,
  address: optionalText,
  wifi: z.optional(z.object({ network: z.string(), password: optionalText })),
  breakfast: z.optional(z.object({ from: time, until: time, place: z.optional(textSchema) })),
  reception: z.optional(z.object({ name: optionalText, phone: optionalText })),
  wayToTheLift: z.optional(textSchema),
  checkOutUntil: z.optional(time),
  floorPlans: z._default(z.array(floorPlanSchema).check(z.maxLength(40)), []),
})

export type HotelInfo = z.infer<typeof hotelInfoSchema>
