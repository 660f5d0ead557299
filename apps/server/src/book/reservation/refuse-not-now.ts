import type { Process } from '@foyer/domain/config/screen-config.ts'
import { processes } from '@foyer/domain/mode/processes.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { notNowProblems } from '@foyer/domain/reservation/not-now-problems.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { mayBegin, type NotNow, whyNotNow } from '@foyer/domain/reservation/why-not-now.ts'

/** Who asks, and when: what may be done with a reservation depends on both. */
export interface Asking {
  readonly today: string
  readonly site: { readonly process: Process }
}

/**
 * For giving data and signing, which may happen before a room is ready, and in pre-check-in before
 * the day.
 */
export function refuseBeginning(reservation: Reservation, { today, site: { process } }: Asking): void {
  if (!mayBegin(reservation, today, process)) refuseFor(whyNotNow(reservation, today, process))
}

export function refuseArrival(reservation: Reservation, { today, site }: Asking): void {
  refuseFor(whyNotNow(reservation, today))
  if (processes[site.process].onlySaves) throw new Problem('badInput', 'nobody arrives by pre-check-in')
}

function refuseFor(reason: NotNow | undefined): void {
  if (reason) throw new Problem(notNowProblems[reason])
}
