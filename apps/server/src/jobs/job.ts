import type { JobName, Schedule } from '@foyer/domain/jobs/job.ts'
import type { Hotel } from '../access/hotel/hotel.ts'
import type { Database } from '../platform/database/open-database.ts'

/** What a run is given. */
export interface Run {
  readonly now: Date
  /**
   * Every transaction in it proves that this run still holds its job, and holds it for another lease. When it does not, the
   * transaction is refused. The directory cannot prove it: what is written there has to bear being written twice.
   */
  readonly db: Database
  /** Aborted when the server stops or the lease is over: for calls to the outside. */
  readonly signal: AbortSignal
}

interface AnyJob {
  readonly schedule: Schedule
  /** The longest time between two transactions of one run. Absent: a minute. A process that dies is missed after it. */
  readonly leaseSeconds?: number
}

/** One for each hotel, or for each hotel of the demo. */
export interface HotelJob extends AnyJob {
  readonly of: 'hotel' | 'demoHotel'
  run(run: Run, hotel: Hotel): Promise<void>
}

/** One for all. */
export interface ServerJob extends AnyJob {
  readonly of: 'server'
  run(run: Run): Promise<void>
}

export type Job = HotelJob | ServerJob

/** A backup is made where somebody said where to. */
type Optional = 'backUp'

export type Jobs = Readonly<Record<Exclude<JobName, Optional>, Job> & Partial<Record<Optional, Job>>>

const LEASE_S = 60

export function leaseSecondsOf({ leaseSeconds = LEASE_S }: Job): number {
  return leaseSeconds
}

/** In which zone a time of day is meant. */
export const SERVER_ZONE = 'UTC'

export function isJobOf(job: Job, hotel: Hotel): boolean {
  return job.of === 'demoHotel' ? hotel.isDemo : true
}
