import * as z from 'zod/mini'

const text = (most: number) => z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(most)))

/** Who pays a folio. */
export const payerSchema = z.object({
  kind: z.enum(['person', 'company']),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  taxNumber: text(40),
  address: text(200),
  postalCode: text(20),
  city: text(100),
  /** Two letters, such as DE. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  email: text(254),
})

export type Payer = z.infer<typeof payerSchema>
