import { france } from './france.ts'
import { italy } from './italy.ts'
import { type CountryPlaces, type PlaceBook, placeBook } from './place-book.ts'
import { spain } from './spain.ts'

/** The countries whose places we know, as alpha-3 codes. Elsewhere guests type. */
const countries: Readonly<Record<string, () => Promise<CountryPlaces>>> = { ESP: spain, FRA: france, ITA: italy }

const opened = new Map<string, Promise<PlaceBook>>()

/** Loaded once, when the first guest of a country needs it. */
export async function placesOf(country: string): Promise<PlaceBook | undefined> {
  const read = Object.hasOwn(countries, country) ? countries[country] : undefined
  if (!read) return undefined
  const book = opened.get(country) ?? read().then(placeBook)
  opened.set(country, book)
  return book
}
