import type { Process } from '@foyer/domain/config/screen-config.ts'
import { processes } from '@foyer/domain/mode/processes.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type CheckInBlocker, canBegin, findCheckInBlocker } from '@foyer/domain/reservation/check-in-blocker.ts'
import { checkInBlockerProblems } from '@foyer/domain/reservation/check-in-blocker-problems.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'

/** Who asks, and when: what may be done with a reservation depends on both. */
export interface ProcessContext {
  readonly today: string
  readonly site: { readonly process: Process }
}

/**
 * For giving data and signing, which may happen before a room is ready, and in pre-check-in before
 * the day.
 */
export function assertMayBegin(reservation: Reservation, { today, site: { process } }: ProcessContext): void {
  if (!canBegin(reservation, today, process)) throwFor(findCheckInBlocker(reservation, today, process))
}

export function assertMayArrive(reservation: Reservation, { today, site }: ProcessContext): void {
  throwFor(findCheckInBlocker(reservation, today))
  if (processes[site.process].onlySaves) throw new Problem('badInput', 'pre-check-in does not check guests in')
}

function throwFor(reason: CheckInBlocker | undefined): void {
  if (reason) throw new Problem(checkInBlockerProblems[reason])
}
