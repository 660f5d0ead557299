import type { Mark } from './marks.ts'

/** The filters above the arrivals. */
export const arrivalFilters = ['all', 'atScreen', 'needsPerson', 'notPaid', 'roomNotReady', 'checkedIn'] as const
export type ArrivalFilter = (typeof arrivalFilters)[number]

/** The properties of an arrival that filters need. */
interface Filtered {
  readonly group: 'atScreen' | 'expected' | 'checkedIn' | 'noShow'
  readonly openAlerts: number
  readonly balance: { readonly minor: number }
  readonly states: Readonly<Record<'roomReady' | 'keyReady' | 'paid' | 'verified', { readonly mark: Mark }>>
}

const filters: Readonly<Record<ArrivalFilter, (arrival: Filtered) => boolean>> = {
  all: () => true,
  atScreen: ({ group }) => group === 'atScreen',
  needsPerson: ({ states: { roomReady, keyReady, paid, verified }, openAlerts }) =>
    openAlerts > 0 ||
    [roomReady, keyReady, paid, verified].some(({ mark }) => mark === 'needsPerson' || mark === 'unknown'),
  notPaid: ({ balance }) => balance.minor > 0,
  roomNotReady: ({ group, states }) => group !== 'checkedIn' && states.roomReady.mark !== 'done',
  checkedIn: ({ group }) => group === 'checkedIn',
}

export function matchesFilter(arrival: Filtered, show: ArrivalFilter): boolean {
  return filters[show](arrival)
}

/** How many arrivals each filter would show. */
export function countByFilter(arrivals: readonly Filtered[]): Record<ArrivalFilter, number> {
  const counts = arrivalFilters.map((name) => [name, arrivals.filter(filters[name]).length])
  return Object.fromEntries(counts) as Record<ArrivalFilter, number>
}
