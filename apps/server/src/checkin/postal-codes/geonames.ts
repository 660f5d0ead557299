import { toAlpha3 } from '@foyer/domain/country/country-codes.ts'
import { toPostalKey } from '../../outside/postal-codes/postal-key.ts'

export interface PostalRow {
  readonly country: string
  readonly key: string
  readonly postal_code: string
  readonly city: string
}

const MAX_LENGTHS = { code: 20, city: 180 }

/**
 * Parses a line of GeoNames' postal files: country, code, place, and columns we don't need. Returns
 * undefined for any other line.
 */
export function readGeoNames(line: string): PostalRow | undefined {
  const [alpha2 = '', code = '', place = ''] = line.split('\t').map((part) => part.trim())
  const country = toAlpha3(alpha2)
  const key = toPostalKey(code)
  if (!country || !key || !place || code.length > MAX_LENGTHS.code || place.length > MAX_LENGTHS.city) return undefined
  return { country, key, postal_code: code, city: toTitleCase(place) }
}

/** Converts capitals, which some countries' lists use. */
function toTitleCase(name: string): string {
  const isShouted = name === name.toUpperCase() && name !== name.toLowerCase()
  return isShouted ? name.toLowerCase().replaceAll(/(?<![\p{L}\p{M}'’])\p{L}/gu, (first) => first.toUpperCase()) : name
}
