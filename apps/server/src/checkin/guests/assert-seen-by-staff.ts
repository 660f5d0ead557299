import { isLicenceUnverified } from '@foyer/domain/drivers/licence-due.ts'
import { filterListedGuests } from '@foyer/domain/guest/guest-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { assertIdentitySeen } from '../../book/reservation/assert-identity-seen.ts'
import type { ArrivalPlace } from './assert-all-done.ts'

/**
 * Throws while staff still have to check a licence, or compare a guest with the document. Only an
 * arrival needs it: guests who prepare at home meet staff later.
 */
export function assertSeenByStaff({ guests, endDate }: Reservation, { site, today }: ArrivalPlace): void {
  const listed = filterListedGuests(guests, site.policies.guests, today)
  if (listed.some((guest) => isLicenceUnverified(guest, site, endDate)))
    throw new Problem('licenceUnseen', 'the desk still has to check a licence')
  assertIdentitySeen({ guests: listed }, { site, today })
}
