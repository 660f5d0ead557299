import { placesOf } from './places/places-of.ts'

/** A region or municipality as people write it: its name where it was chosen from a list, else what was typed. */
export async function placeName(country: string | undefined, value: string): Promise<string> {
  const places = country === undefined ? undefined : await placesOf(country)
  return places?.nameOf(value) ?? value
}
