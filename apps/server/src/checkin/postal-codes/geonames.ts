import { alpha3Of } from '@foyer/domain/country/country-codes.ts'
import { postalKey } from '../../outside/postal-codes/postal-key.ts'

export interface PostalRow {
  readonly country: string
  readonly key: string
  readonly postal_code: string
  readonly city: string
}

const MOST_CHARACTERS = { code: 20, city: 180 }

/**
 * Parses a line of GeoNames' postal files: country, code, place, and columns we don't need. Returns
 * undefined for any other line.
 */
export function readGeoNames(line: string): PostalRow | undefined {
  const [alpha2 = '', code = '', place = ''] = line.split('\t').map((part) => part.trim())
  const country = alpha3Of(alpha2)
  const key = postalKey(code)
  if (!country || !key || !place || code.length > MOST_CHARACTERS.code || place.length > MOST_CHARACTERS.city)
    return undefined
  return { country, key, postal_code: code, city: unshouted(place) }
}

/** Converts capitals, which some countries' lists use. */
function unshouted(name: string): string {
  const isShouted = name === name.toUpperCase() && name !== name.toLowerCase()
  return isShouted ? name.toLowerCase().replaceAll(/(?<![\p{L}\p{M}'’])\p{L}/gu, (first) => first.toUpperCase()) : name
}
