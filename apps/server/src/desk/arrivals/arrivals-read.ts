import type { Arrival } from '@foyer/contract/staff/arrivals.ts'

/** Today's arrivals at the hotel, and when they were read. */
export interface ArrivalsRead {
  readonly day: string
  readonly at: Date
  readonly arrivals: readonly Arrival[]
}
