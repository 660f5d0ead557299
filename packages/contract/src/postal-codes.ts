import { postalSearch } from '@foyer/domain/fields/postal-search.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'

const { leastCharacters, mostResults } = postalSearch

const foundPostalCode = renamed(
  {
    postalCode: z.string(),
    /** Empty where only the region is known. */
    city: z.string(),
    /** As the list of regions has it, where the country has one. */
    region: z.optional(z.string()),
    /** As the list of the region's municipalities has it. */
    municipality: z.optional(z.string()),
  },
  { postalCode: 'postal_code' },
)

export type FoundPostalCode = z.output<typeof foundPostalCode>

/** Postal codes that begin so. The address is ours: the specification's page asks a maps service by itself. */
export const findPostalCodes = call({
  name: 'findPostalCodes',
  method: 'POST',
  path: '/api/postal-codes/',
  changes: false,
  body: z.object({
    /** Alpha-3. */
    country: z.string().check(z.regex(/^[A-Z]{3}$/)),
    query: z.string().check(z.trim(), z.minLength(leastCharacters), z.maxLength(20)),
  }),
  reply: z.object({ results: z.array(foundPostalCode).check(z.maxLength(mostResults)) }),
})
