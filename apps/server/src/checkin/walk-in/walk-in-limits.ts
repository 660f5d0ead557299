import { Problem } from '@foyer/domain/problem/problem.ts'
import { stayIssues, type WalkInStay } from '@foyer/domain/walk-in/walk-in-stay.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { countHolds } from '../../book/walk-in/walk-in.store.ts'
import { refuseAfter } from '../../platform/tries/tries.store.ts'

/** Of phones in one network, which may be anywhere: each keeps a room from others for a while. */
const PHONE_LIMIT = { tries: 5, minutes: 60 }

/** As the settled site says: on devices of the hotel, and on phones where it sells to them. */
export function refuseUnlessOffered({ site }: Visit): void {
  if (!site.policies.home.walkIn) throw new Problem('walkInNotOffered', 'nobody books a room here')
}

export function refuseBeyondLimits({ site }: Visit, stay: WalkInStay): void {
  if (stayIssues(stay, site.policies.walkIn).length > 0) throw new Problem('badInput', 'more than the hotel allows')
}

export const phonesOf = ({ hotel }: Visit, network: string) =>
  ({ kind: 'walkIn', caller: `${hotel.id} ${network}` }) as const

/** What one device or one page keeps from others. */
export async function refuseBeyondHolds(visit: Visit, network: string): Promise<void> {
  const { tx, hotel, deviceId, page, site } = visit
  if (!deviceId) await refuseAfter(tx, phonesOf(visit, network), PHONE_LIMIT)
  const held = await countHolds(tx, hotel.id, deviceId ?? page)
  if (held >= site.policies.walkIn.mostHolds)
    throw new Problem('tooManyHolds', 'too many rooms are kept for this device')
}
