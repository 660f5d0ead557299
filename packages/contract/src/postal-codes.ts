import { postalSearch } from '@foyer/domain/fields/postal-search.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'

const { minCharacters, maxResults } = postalSearch

const foundPostalCode = renamed(
  {
    postalCode: z.string(),
    /** Empty if only the region is known. */
    city: z.string(),
    /** As in the list of regions, if the country has one. */
    region: z.optional(z.string()),
    /** As in the list of the region's municipalities. */
    municipality: z.optional(z.string()),
  },
  { postalCode: 'postal_code' },
)

export type FoundPostalCode = z.output<typeof foundPostalCode>

/**
 * Finds postal codes by prefix. The path is ours: the specification's page queries a maps service
 * directly.
 */
export const findPostalCodes = call({
  name: 'findPostalCodes',
  method: 'POST',
  path: '/api/postal-codes/',
  changes: false,
  body: z.object({
    /** Alpha-3. */
    country: z.string().check(z.regex(/^[A-Z]{3}$/)),
    query: z.string().check(z.trim(), z.minLength(minCharacters), z.maxLength(20)),
  }),
  reply: z.object({ results: z.array(foundPostalCode).check(z.maxLength(maxResults)) }),
})
