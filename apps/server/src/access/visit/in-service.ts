import { Problem } from '@foyer/domain/problem/problem.ts'
import { hasCheckinLease } from './visit.store.ts'
import type { Visit } from './visit.ts'

/** For callers that would start something at a device that staff have taken out of service. */
export function assertInService({ isOutOfService }: Pick<Visit, 'isOutOfService'>): void {
  if (isOutOfService) throw new Problem('kioskNotConfigured', 'this device is out of service')
}

/**
 * A guest in the middle of a check-in finishes it: the check-in that this visit holds, however slow
 * they are.
 */
export async function assertInServiceOrBegun(visit: Visit): Promise<void> {
  if (!visit.isOutOfService) return
  if (!(await hasCheckinLease(visit.tx, visit.id))) assertInService(visit)
}
