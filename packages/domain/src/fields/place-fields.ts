import { type GuestFieldName, isGuestFieldName } from './field.ts'

/** The fields that locate a place. */
export interface PlaceContext {
  readonly country: GuestFieldName
  /** Absent if the place is itself a region. */
  readonly region?: GuestFieldName
}

/**
 * A place contains the authority's code if a list has it (08 and 08019 for Barcelona), otherwise
 * what was typed.
 */
const places: Partial<Record<GuestFieldName, PlaceContext>> = {
  region: { country: 'country' },
  municipality: { country: 'country', region: 'region' },
  issueProvince: { country: 'issueCountry' },
  issueMunicipality: { country: 'issueCountry', region: 'issueProvince' },
  birthProvince: { country: 'birthCountry' },
  birthMunicipality: { country: 'birthCountry', region: 'birthProvince' },
}

export function getPlaceContext(name: string): PlaceContext | undefined {
  return isGuestFieldName(name) ? places[name] : undefined
}

type Values = Readonly<Record<string, unknown>>

/** A place becomes meaningless when its country or region changes, so it is cleared. */
export function clearDependentPlaces(changes: Values, before: Values): Readonly<Record<string, ''>> {
  const isOther = (name: string | undefined) => name !== undefined && name in changes && changes[name] !== before[name]
  const emptied = Object.entries(places).filter(
    ([name, where]) => before[name] !== undefined && (isOther(where.country) || isOther(where.region)),
  )
  return Object.fromEntries(emptied.map(([name]) => [name, '' as const]))
}
