import { Problem } from '@foyer/domain/problem/problem.ts'
import { findStayIssues, type WalkInStay } from '@foyer/domain/walk-in/walk-in-stay.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { lockAndCountHolds } from '../../book/walk-in/walk-in.store.ts'
import { assertWithinLimit } from '../../platform/attempts/attempts.store.ts'

/** Per network of phones, which may be anywhere: each booking blocks a room for a while. */
const PHONE_LIMIT = { tries: 5, minutes: 60 }

/** Follows the site's settings: on hotel devices, and on phones if the hotel sells to them. */
export function assertOffered({ site }: Visit): void {
  if (!site.policies.home.walkIn) throw new Problem('walkInNotOffered', 'rooms cannot be booked here')
}

export function assertWithinLimits({ site }: Visit, stay: WalkInStay): void {
  if (findStayIssues(stay, site.policies.walkIn).length > 0) throw new Problem('badInput', 'more than the hotel allows')
}

export const getPhoneAttemptKey = ({ hotel }: Visit, network: string) =>
  ({ kind: 'walkIn', caller: `${hotel.id} ${network}` }) as const

/** Limits how many rooms one device or page can hold. */
export async function assertHoldsLeft(visit: Visit, network: string): Promise<void> {
  const { tx, hotel, deviceId, page, site } = visit
  if (!deviceId) await assertWithinLimit(tx, getPhoneAttemptKey(visit, network), PHONE_LIMIT)
  const held = await lockAndCountHolds(tx, hotel.id, deviceId ?? page)
  if (held >= site.policies.walkIn.mostHolds)
    throw new Problem('tooManyHolds', 'too many rooms are kept for this device')
}
