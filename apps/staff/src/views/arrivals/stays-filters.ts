import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { matchesFilter } from '@foyer/domain/staff/arrival-filters.ts'
import type { WordingKey } from '../../wordings/wording-key.ts'

/** A filter above the guests in house, or above those who leave. */
export interface StaysFilter {
  readonly name: string
  readonly label: WordingKey
  readonly matches: (stay: Arrival, day: string) => boolean
  readonly warn?: true
}

const all: StaysFilter = { name: 'all', label: 'show.all', matches: () => true }
const needsPerson: StaysFilter = {
  name: 'needsPerson',
  label: 'show.needsPerson',
  matches: (stay) => matchesFilter(stay, 'needsPerson'),
  warn: true,
}
const notPaid: StaysFilter = {
  name: 'notPaid',
  label: 'show.notPaid',
  matches: (stay) => matchesFilter(stay, 'notPaid'),
}

export const staysFilters: Readonly<Record<'inHouse' | 'departures', readonly StaysFilter[]>> = {
  inHouse: [
    all,
    { name: 'leaving', label: 'show.leaving', matches: ({ endDate }, day) => endDate <= day },
    needsPerson,
    notPaid,
  ],
  departures: [
    all,
    { name: 'stillHere', label: 'show.stillHere', matches: ({ state }) => state !== 'departed' },
    needsPerson,
    notPaid,
  ],
}
