import { type Arrival, type ArrivalGroup, arrivalGroups } from '@foyer/contract/staff/arrivals.ts'
import { type Sorting, sortArrivals } from './sort-arrivals.ts'

export interface Arranged {
  readonly group: ArrivalGroup
  readonly arrivals: readonly Arrival[]
  /**
   * Index of the first row after the present hour; undefined if no arrival has an hour, or all are
   * on one side.
   */
  readonly nowBefore?: number
  readonly pastTheirTime: number
}

interface Wanted {
  /** Present hour; undefined if the day shown is not today. */
  readonly hour?: string | undefined
  /** Undefined: the order in which reception works. */
  readonly sorting?: Sorting | undefined
  readonly language?: string
}

const LAST = '99:99'

/**
 * At a screen now, then expected by hour, then checked in with the latest first: reception's order
 * of work.
 */
export function arrangeArrivals(arrivals: readonly Arrival[], wanted: Wanted): Arranged[] {
  return arrivalGroups
    .map((group) => {
      const those = arrivals.filter((one) => one.group === group)
      return arranged(group, inOrder(group, those, wanted), wanted)
    })
    .filter((one) => one.arrivals.length > 0)
}

function inOrder(group: ArrivalGroup, arrivals: readonly Arrival[], { sorting, language = 'en' }: Wanted): Arrival[] {
  if (sorting) return sortArrivals(arrivals, sorting, language)
  const key = orders[group]
  const { compare } = new Intl.Collator(language)
  return arrivals.toSorted((a, b) => compare(key(a), key(b)) * (group === 'checkedIn' ? -1 : 1))
}

const orders: Readonly<Record<ArrivalGroup, (arrival: Arrival) => string>> = {
  atScreen: ({ screen }) => screen?.since ?? LAST,
  expected: ({ expectedAt, lastName }) => `${expectedAt ?? LAST} ${lastName ?? ''}`,
  checkedIn: ({ checkedInAt }) => checkedInAt ?? '',
}

function arranged(group: ArrivalGroup, arrivals: readonly Arrival[], { hour, sorting }: Wanted): Arranged {
  if (group !== 'expected' || hour === undefined) return { group, arrivals, pastTheirTime: 0 }
  const pastTheirTime = arrivals.filter(({ expectedAt }) => expectedAt !== undefined && expectedAt < hour).length
  const hasLater = arrivals.some(({ expectedAt }) => expectedAt !== undefined && expectedAt >= hour)
  const isDivided = !sorting && pastTheirTime > 0 && hasLater
  return { group, arrivals, pastTheirTime, ...(isDivided && { nowBefore: pastTheirTime }) }
}
