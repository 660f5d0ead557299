import type { SelectOption } from '@foyer/contract/select.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Place } from './places/place-book.ts'
import { readPlaces } from './places/read-places.ts'

interface AskedPlaces {
  readonly country?: string | undefined
  readonly regionId?: string | undefined
}

/** Empty for a country that we have no list for; guests type there. */
export async function listRegions({ country }: AskedPlaces, language: string): Promise<readonly SelectOption[]> {
  if (!country) throw new Problem('badInput', 'regions need country__alfa3')
  const places = await readPlaces(country)
  return toSortedOptions(places?.regions ?? [], language)
}

export async function listMunicipalities(
  { country, regionId }: AskedPlaces,
  language: string,
): Promise<readonly SelectOption[]> {
  if (!country || !regionId) throw new Problem('badInput', 'municipalities need country__alfa3 and region_id')
  const places = await readPlaces(country)
  return toSortedOptions(places?.municipalities(regionId) ?? [], language)
}

/** Names are in the country's language, sorted by the guest's. */
function toSortedOptions(places: readonly Place[], language: string): SelectOption[] {
  const { compare } = new Intl.Collator(getLocale(language))
  return places.map(({ code, name }) => ({ key: code, value: name })).toSorted((a, b) => compare(a.value, b.value))
}
