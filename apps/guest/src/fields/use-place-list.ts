import { type SelectList, type SelectOption, selectOptions } from '@foyer/contract/select.ts'
import type { Field } from '@foyer/domain/fields/field.ts'
import { getPlaceContext } from '@foyer/domain/fields/place-fields.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useSite } from '../site/site-context.tsx'
import { type FieldValues, toText } from './kind-props.ts'

export type PlaceList =
  | { readonly state: 'listed'; readonly places: readonly SelectOption[] }
  | { readonly state: 'loading' }
  /** Another field must be chosen first. */
  | { readonly state: 'after'; readonly first: 'country' | 'region' }
  /** There is no list for the country, or it can't be loaded now: the guest types. */
  | { readonly state: 'typed' }

const typedPlaceList: PlaceList = { state: 'typed' }

/** The regions of the form's country, or the municipalities of its region. */
export function usePlaceList(field: Pick<Field, 'name'>, values: FieldValues): PlaceList {
  const where = getPlaceContext(field.name)
  const country = toText(where && values[where.country])
  const region = toText(where?.region && values[where.region])
  const regions = usePlaces({ list: 'regions', country }, country !== '')
  const isTown = where?.region !== undefined
  const hasRegions = regions.state === 'listed'
  const towns = usePlaces({ list: 'municipalities', country, regionId: region }, isTown && hasRegions && region !== '')
  if (!where) return typedPlaceList
  if (country === '') return { state: 'after', first: 'country' }
  if (!isTown || !hasRegions) return regions
  return region === '' ? { state: 'after', first: 'region' } : towns
}

interface PlaceQuery {
  readonly list: SelectList
  readonly country: string
  readonly regionId?: string
}

function usePlaces(source: PlaceQuery, when: boolean): PlaceList {
  const { hotel, language } = useSite()
  const { data, isError } = useLoad(selectOptions, { body: { source, hotelId: hotel.id, language } }, { when })
  if (isError || data?.length === 0) return typedPlaceList
  return data ? { state: 'listed', places: data } : { state: 'loading' }
}
