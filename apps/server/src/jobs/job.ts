import type { JobName, Schedule } from '@foyer/domain/jobs/job.ts'
import type { Hotel } from '../access/hotel/hotel.ts'
import type { Database } from '../platform/database/open-database.ts'

/** The arguments of a run. */
export interface Run {
  readonly now: Date
  /**
   * Each transaction checks and renews the run's lease, and is rejected if the lease is lost.
   * `directory` isn't fenced, so writes there must be idempotent.
   */
  readonly db: Database
  /** There is more to do: the next run is due so long after this one, before its turn. */
  continueIn(seconds: number): void
  /** Aborted when the server stops or the lease expires; for calls to external systems. */
  readonly signal: AbortSignal
}

interface AnyJob {
  readonly schedule: Schedule
  /**
   * The longest time between two transactions of a run; defaults to a minute. A dead process is
   * detected after it.
   */
  readonly leaseSeconds?: number
}

/** Runs once per hotel, or per demo hotel. */
export interface HotelJob extends AnyJob {
  readonly of: 'hotel' | 'demoHotel'
  run(run: Run, hotel: Hotel): Promise<void>
}

/** Runs once for the whole server. */
export interface ServerJob extends AnyJob {
  readonly of: 'server'
  run(run: Run): Promise<void>
}

export type Job = HotelJob | ServerJob

/** Backups are made only if a destination is configured. */
type Optional = 'backUp'

export type Jobs = Readonly<Record<Exclude<JobName, Optional>, Job> & Partial<Record<Optional, Job>>>

const LEASE_S = 60

export function getLeaseSeconds({ leaseSeconds = LEASE_S }: Job): number {
  return leaseSeconds
}

/** The time zone of a server job's time of day. */
export const SERVER_ZONE = 'UTC'

export function isJobOf(job: Job, hotel: Hotel): boolean {
  return job.of === 'demoHotel' ? hotel.isDemo : true
}
