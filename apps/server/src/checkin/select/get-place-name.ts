import { readPlaces } from './places/read-places.ts'

/**
 * Returns the name of a region or municipality if it was chosen from a list, else the typed text.
 */
export async function getPlaceName(country: string | undefined, value: string): Promise<string> {
  const places = country === undefined ? undefined : await readPlaces(country)
  return places?.nameOf(value) ?? value
}
