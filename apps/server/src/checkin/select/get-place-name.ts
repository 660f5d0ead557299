import { readPlaces } from './places/read-places.ts'

/**
 * Returns the name of a region or municipality if it was chosen from a list, else the typed text.
 */
export async function getPlaceName(country: string | undefined, value: string): Promise<string> {
  const places = country === undefined ? undefined : await readPlaces(country)
  return places?.nameOf(value) ?? value
}

/** Returns the letters of an Italian province if it was chosen from the list, else the typed text. */
export async function getProvinceSign(value: string): Promise<string> {
  const places = await readPlaces('ITA')
  return places?.regions.find(({ code }) => code === value)?.sign ?? value
}
