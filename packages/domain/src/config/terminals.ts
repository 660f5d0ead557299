import * as z from 'zod/mini'

const short = z.string().check(z.minLength(1), z.maxLength(80))

/**
 * The hotel's card terminals, under the names that its hubs use. `terminal_ids` lists those an app
 * may use.
 */
export const terminalsSchema = z
  .array(
    z.object({
      id: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
      name: short,
      model: z.optional(short),
      serial_number: z.optional(short),
      manufacturer_code: z.optional(short),
    }),
  )
  .check(z.maxLength(200))

export type ConfiguredTerminal = z.infer<typeof terminalsSchema>[number]
