import { placesOf } from './places/places-of.ts'

/**
 * Returns the name of a region or municipality if it was chosen from a list, else the typed text.
 */
export async function placeName(country: string | undefined, value: string): Promise<string> {
  const places = country === undefined ? undefined : await placesOf(country)
  return places?.nameOf(value) ?? value
}
