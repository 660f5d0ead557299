import type { Arrival } from '@foyer/contract/staff/arrivals.ts'

/** Columns that can sort the list. */
export const sortColumns = ['time', 'guest', 'reference', 'room', 'leaves', 'next', 'balance'] as const
export type SortColumn = (typeof sortColumns)[number]

export interface Sorting {
  readonly by: SortColumn
  readonly isDown: boolean
}

type Key = string | number

const keys: Readonly<Record<SortColumn, (arrival: Arrival) => Key>> = {
  time: ({ checkedInAt, expectedAt }) => checkedInAt ?? expectedAt ?? '',
  guest: ({ lastName, firstName }) => `${lastName ?? ''}, ${firstName ?? ''}`,
  reference: ({ reference }) => reference,
  room: ({ roomNumber }) => roomNumber ?? '',
  leaves: ({ endDate }) => endDate,
  next: ({ states }) => states.next,
  balance: ({ balance }) => balance.minor,
}

/** As in the address: `guest` ascending, `-guest` descending. */
export function parseSorting(text: string | undefined): Sorting | undefined {
  const isDown = text?.startsWith('-') === true
  const by = sortColumns.find((column) => column === text?.replace(/^-/, ''))
  return by && { by, isDown }
}

/** Ascending, then descending, then back to reception's order of work. */
export function toNextSorting(by: SortColumn, now: Sorting | undefined): string | undefined {
  if (now?.by !== by) return by
  return now.isDown ? undefined : `-${by}`
}

/** Arrivals without a value come last in both directions. */
export function sortArrivals(arrivals: readonly Arrival[], { by, isDown }: Sorting, language: string): Arrival[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const key = keys[by]
  return arrivals.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    if (a === '' || b === '') return Number(a === '') - Number(b === '')
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
    return isDown ? -order : order
  })
}
