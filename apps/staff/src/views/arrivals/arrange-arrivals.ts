import { type Arrival, type ArrivalGroup, arrivalGroups } from '@foyer/contract/staff/arrivals.ts'

interface Arranged {
  readonly group: ArrivalGroup
  readonly arrivals: readonly Arrival[]
  /** Before which row the present hour lies; undefined when nobody has named an hour, or all of them are on one side. */
  readonly nowBefore?: number
  readonly pastTheirTime: number
}

const LAST = '99:99'

/** At a screen now, expected by their hour, checked in latest first: the order in which reception works. */
export function arrangeArrivals(arrivals: readonly Arrival[], hour: string): Arranged[] {
  return arrivalGroups
    .map((group) =>
      arranged(
        group,
        inOrder(
          group,
          arrivals.filter((one) => one.group === group),
        ),
        hour,
      ),
    )
    .filter((one) => one.arrivals.length > 0)
}

function inOrder(group: ArrivalGroup, arrivals: readonly Arrival[]): Arrival[] {
  const key = orders[group]
  return arrivals.toSorted((a, b) => key(a).localeCompare(key(b)) * (group === 'checkedIn' ? -1 : 1))
}

const orders: Readonly<Record<ArrivalGroup, (arrival: Arrival) => string>> = {
  atScreen: ({ screen }) => screen?.since ?? LAST,
  expected: ({ expectedAt, lastName }) => `${expectedAt ?? LAST} ${lastName ?? ''}`,
  checkedIn: ({ checkedInAt }) => checkedInAt ?? '',
}

function arranged(group: ArrivalGroup, arrivals: readonly Arrival[], hour: string): Arranged {
  const isPast = ({ expectedAt }: Arrival) => expectedAt !== undefined && expectedAt < hour
  const pastTheirTime = group === 'expected' ? arrivals.filter(isPast).length : 0
  const hasLater = arrivals.some(({ expectedAt }) => expectedAt !== undefined && expectedAt >= hour)
  const isDivided = group === 'expected' && pastTheirTime > 0 && hasLater
  return { group, arrivals, pastTheirTime, ...(isDivided && { nowBefore: pastTheirTime }) }
}
