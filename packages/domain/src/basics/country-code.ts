import * as z from 'zod/mini'

/** ISO 3166 alpha-3, as in a document's machine-readable zone. */
export const countryCodeSchema = z.string().check(z.regex(/^[A-Z]{3}$/))

export const countryListSchema = z._default(z.array(countryCodeSchema), [])
