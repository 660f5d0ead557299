import { type Arrival, type ArrivalGroup, arrivalGroups } from '@foyer/contract/staff/arrivals.ts'
import { type Sorting, sortArrivals } from './sort-arrivals.ts'

export interface ArrivalSection {
  readonly group: ArrivalGroup
  readonly arrivals: readonly Arrival[]
  /**
   * Index of the first row after the present hour; undefined if no arrival has an hour, or all are
   * on one side.
   */
  readonly nowBefore?: number
  readonly pastTheirTime: number
}

interface ArrangeOptions {
  /** Present hour; undefined if the day shown is not today. */
  readonly hour?: string | undefined
  /** Undefined: the order in which reception works. */
  readonly sorting?: Sorting | undefined
  readonly language?: string
}

const LAST_HOUR = '99:99'

/**
 * At a screen now, then expected by hour, then checked in with the latest first: reception's order
 * of work.
 */
export function arrangeArrivals(arrivals: readonly Arrival[], wanted: ArrangeOptions): ArrivalSection[] {
  return arrivalGroups
    .map((group) => {
      const those = arrivals.filter((one) => one.group === group)
      return toSection(group, sortGroup(group, those, wanted), wanted)
    })
    .filter((one) => one.arrivals.length > 0)
}

function sortGroup(
  group: ArrivalGroup,
  arrivals: readonly Arrival[],
  { sorting, language = 'en' }: ArrangeOptions,
): Arrival[] {
  if (sorting) return sortArrivals(arrivals, sorting, language)
  const key = orders[group]
  const { compare } = new Intl.Collator(language)
  return arrivals.toSorted((a, b) => compare(key(a), key(b)) * (group === 'checkedIn' ? -1 : 1))
}

const orders: Readonly<Record<ArrivalGroup, (arrival: Arrival) => string>> = {
  atScreen: ({ screen }) => screen?.since ?? LAST_HOUR,
  expected: ({ expectedAt, lastName }) => `${expectedAt ?? LAST_HOUR} ${lastName ?? ''}`,
  checkedIn: ({ checkedInAt }) => checkedInAt ?? '',
  noShow: ({ lastName }) => lastName ?? '',
}

function toSection(
  group: ArrivalGroup,
  arrivals: readonly Arrival[],
  { hour, sorting }: ArrangeOptions,
): ArrivalSection {
  if (group !== 'expected' || hour === undefined) return { group, arrivals, pastTheirTime: 0 }
  const pastTheirTime = arrivals.filter(({ expectedAt }) => expectedAt !== undefined && expectedAt < hour).length
  const hasLater = arrivals.some(({ expectedAt }) => expectedAt !== undefined && expectedAt >= hour)
  const isDivided = !sorting && pastTheirTime > 0 && hasLater
  return { group, arrivals, pastTheirTime, ...(isDivided && { nowBefore: pastTheirTime }) }
}
