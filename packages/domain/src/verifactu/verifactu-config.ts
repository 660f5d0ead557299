import * as z from 'zod/mini'

export const verifactuModes = ['off', 'test', 'live'] as const
export type VerifactuMode = (typeof verifactuModes)[number]

/** The indirect tax that applies: IVA, or IPSI in Ceuta and Melilla, or IGIC on the Canary Islands. */
export const verifactuTaxes = ['iva', 'ipsi', 'igic'] as const

const producerSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  /** A Spanish tax number. */
  taxNumber: z.string().check(z.regex(/^[A-Z0-9]{9}$/, 'nine capital letters and digits')),
})

/** Records of invoices for Spain's tax agency. */
export const verifactuSchema = z.object({
  mode: z._default(z.enum(verifactuModes), 'off'),
  tax: z._default(z.enum(verifactuTaxes), 'iva'),
  /** Who supplies this installation and signs its declaration of conformity. */
  producer: z.optional(producerSchema),
  /** Names this installation to the agency; the hotel's number is appended. */
  installation: z._default(
    z.string().check(z.regex(/^[A-Za-z0-9-]{1,80}$/, 'letters, digits and dashes, eighty at most')),
    'FOYER',
  ),
  /** A certificate of a person or representative, or an electronic seal: the agency has an address for each. */
  certificate: z._default(z.enum(['person', 'seal']), 'person'),
})
export type VerifactuConfig = z.infer<typeof verifactuSchema>
