import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import {
  assertWithinLimit,
  countFailures,
  isWithinLimits,
  type Limit,
  recordFailure,
} from '../../platform/attempts/attempts.store.ts'
import { readBackoffStates, recordFailures } from '../../platform/attempts/backoff.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { openAlert } from '../alert/open-alert.ts'

export interface DiscountAttempt {
  readonly kind: 'promotionalCode' | 'membership' | 'voucher'
  readonly network: string
  /** Per network, before phones there must wait. */
  readonly limits: readonly [Limit, ...Limit[]]
}

/** Wrong codes of all phones at a hotel, by whatever network. */
const HOTEL_LIMITS = [
  { tries: 60, minutes: 60 },
  { tries: 300, minutes: 24 * 60 },
]

const toNetworkKey = ({ hotel }: Visit, { kind, network }: DiscountAttempt) =>
  ({ kind, caller: `${hotel.id} ${network}` }) as const
const toHotelKey = ({ hotel }: Visit, { kind }: DiscountAttempt) => ({ kind, caller: `${hotel.id} anywhere` }) as const

/** A hotel's device, which many guests share, only waits for a minute at most. */
const listDeviceBackoffs = ({ hotel, deviceId }: Visit, { limits: [{ tries }] }: DiscountAttempt) => [
  { caller: `${hotel.id} ${deviceId}`, freeTries: tries, firstSeconds: 5, mostSeconds: 60 },
]

/** Returns how many codes may still be wrong; throws if none. Phones don't block hotel devices. */
export async function assertCodesLeft(visit: Visit, attempt: DiscountAttempt): Promise<number> {
  const { tx, deviceId } = visit
  const [{ tries }] = attempt.limits
  if (deviceId) {
    const [device] = await readBackoffStates(tx, attempt.kind, listDeviceBackoffs(visit, attempt))
    if (device?.waitSeconds) throw new Problem('tooManyTries', 'too many tries; wait a little')
    return Math.max(1, tries - (device?.failures ?? 0))
  }
  const [failed = 0] = await assertWithinLimit(tx, toNetworkKey(visit, attempt), attempt.limits)
  await assertWithinLimit(tx, toHotelKey(visit, attempt), HOTEL_LIMITS)
  return tries - failed
}

/** Counts a wrong code, and alerts the hotel when its limit is reached. */
export async function recordWrongDiscount(visit: Visit, attempt: DiscountAttempt, changes: Changes): Promise<void> {
  const { tx, hotel, deviceId } = visit
  if (deviceId) {
    await recordFailures(tx, attempt.kind, listDeviceBackoffs(visit, attempt))
    return
  }
  await recordFailure(tx, toNetworkKey(visit, attempt))
  const key = toHotelKey(visit, attempt)
  await recordFailure(tx, key)
  if (isWithinLimits(await countFailures(tx, key, HOTEL_LIMITS), HOTEL_LIMITS)) return
  await openAlert(tx, hotel.id, { kind: 'discountGuessed' })
  afterCommit(tx, () => changes.publish(hotel.id, 'alerts', 'audit'))
}
