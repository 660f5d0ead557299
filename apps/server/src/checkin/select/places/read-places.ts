import { readFrance } from './france.ts'
import { readItaly } from './italy.ts'
import { type CountryPlaces, createPlaceBook, type PlaceBook } from './place-book.ts'
import { readSpain } from './spain.ts'

/** The countries whose places we know, as alpha-3 codes. Elsewhere guests type. */
const countries: Readonly<Record<string, () => Promise<CountryPlaces>>> = {
  ESP: readSpain,
  FRA: readFrance,
  ITA: readItaly,
}

const opened = new Map<string, Promise<PlaceBook>>()

/** Loaded once, when the first guest of a country needs it. */
export async function readPlaces(country: string): Promise<PlaceBook | undefined> {
  const read = Object.hasOwn(countries, country) ? countries[country] : undefined
  if (!read) return undefined
  const book = opened.get(country) ?? read().then(createPlaceBook)
  opened.set(country, book)
  return book
}
