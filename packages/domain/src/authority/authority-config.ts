import * as z from 'zod/mini'

/**
 * Whose rules the register of guests follows. `file`: the hotel's own fields; reception saves a file
 * or prints cards. The last three are cards of Germany, France and Austria, of which nothing is sent.
 */
export const authorityNames = [
  'file',
  'ses',
  'alloggiati',
  'siba',
  'meldeschein',
  'ficheDePolice',
  'gaesteblatt',
] as const
export type AuthorityName = (typeof authorityNames)[number]

const text = (most: number) => z.optional(z.string().check(z.minLength(1), z.maxLength(most)))

/** What SIBA wants to know about the hotel, with its lengths. */
const sibaUnitSchema = z.object({
  code: text(9),
  establishment: text(2),
  name: text(40),
  shortName: text(15),
  address: text(40),
  town: text(30),
  postalCode: text(4),
  postalZone: text(3),
  phone: text(10),
  contactName: text(40),
  contactEmail: text(140),
})

/** All that a page knows, whose form follows the authority's rules. */
export const authorityNameSchema = z.object({ name: z._default(z.enum(authorityNames), 'file') })

/** The hotel's authority with its codes, which are no secrets. User, password and key are. */
export const authoritySchema = z.object({
  ...authorityNameSchema.shape,
  /** `test`: the authority's test system, or its call that only checks. Nothing counts. */
  mode: z._default(z.enum(['test', 'live']), 'test'),
  /**
   * Which bookings are reported, where the authority wants that. Absent: only those made with Foyer,
   * because platforms report what they sell.
   */
  bookings: z.optional(z.enum(['none', 'own', 'all'])),
  landlordCode: text(10),
  establishmentCode: text(10),
  siba: z.optional(sibaUnitSchema),
})
export type AuthorityConfig = z.infer<typeof authoritySchema>
