import { type GuestFieldName, isGuestFieldName } from './field.ts'

/** The fields that say where a place lies. */
export interface Whereabouts {
  readonly country: GuestFieldName
  /** Absent: the place is a region itself. */
  readonly region?: GuestFieldName
}

/** A place holds its authority's code where a list has it (08 and 08019 for Barcelona), and what was typed elsewhere. */
const places: Partial<Record<GuestFieldName, Whereabouts>> = {
  region: { country: 'country' },
  municipality: { country: 'country', region: 'region' },
  birthProvince: { country: 'birthCountry' },
  birthMunicipality: { country: 'birthCountry', region: 'birthProvince' },
}

export function whereaboutsOf(name: string): Whereabouts | undefined {
  return isGuestFieldName(name) ? places[name] : undefined
}

type Values = Readonly<Record<string, unknown>>

/** A place of the country or region that was chosen before says nothing in another one. */
export function emptiedPlaces(changes: Values, before: Values): Readonly<Record<string, ''>> {
  const isOther = (name: string | undefined) => name !== undefined && name in changes && changes[name] !== before[name]
  const emptied = Object.entries(places).filter(
    ([name, where]) => before[name] !== undefined && (isOther(where.country) || isOther(where.region)),
  )
  return Object.fromEntries(emptied.map(([name]) => [name, '' as const]))
}
