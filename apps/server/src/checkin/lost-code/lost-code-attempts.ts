import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import { assertWithinLimit, recordFailure } from '../../platform/attempts/attempts.store.ts'
import { readBackoffStates, recordFailures } from '../../platform/attempts/backoff.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { hasAttemptsLeft, recordMissedSecret } from '../attempts/secret-attempts.ts'
import { type LostCodeRequest, recordWrong } from './lost-code.store.ts'

/**
 * Facts that only the guest knows: few attempts per visit, so that the next guest at the device has
 * their own, and a limit per reservation. Misses make the device itself wait, at most a minute.
 */
const VISIT_LIMITS = [{ tries: 3, minutes: 30 }]
const DEVICE_BACKOFF = { freeTries: 12, firstSeconds: 5, mostSeconds: 60 }
/** Rooms and surnames are easy to guess. */
const SEARCH_BACKOFF = { freeTries: 10, firstSeconds: 5, mostSeconds: 60 }
const PHONE_SEARCH_LIMITS = [
  { tries: 10, minutes: 10 },
  { tries: 40, minutes: 24 * 60 },
]

const toVisitKey = ({ id, hotel }: Visit, reservationId: string) =>
  ({ kind: 'lostCode', caller: `${hotel.id} reservation ${reservationId} ${id}` }) as const

const listDeviceBackoffs = ({ hotel, deviceId }: Visit) => [
  { ...DEVICE_BACKOFF, caller: `${hotel.id} device ${deviceId}` },
]

const toSecret = (reservation: BookedReservation) => ({ reservation, easilyGuessed: true })

/** Throws if there were too many wrong answers. */
export async function assertGuessesLeft(visit: Visit, reservation: BookedReservation): Promise<void> {
  await assertWithinLimit(visit.tx, toVisitKey(visit, reservation.id), VISIT_LIMITS)
  const [device] = await readBackoffStates(visit.tx, 'lostCode', listDeviceBackoffs(visit))
  if (device?.waitSeconds || !(await hasAttemptsLeft(visit, toSecret(reservation))))
    throw new Problem('tooManyTries', 'too many tries; ask reception')
}

/** Raises an alert when the failures for a reservation look like guessing. */
export async function recordWrongAttempt(
  changes: Changes,
  visit: Visit,
  request: LostCodeRequest,
  reservation: BookedReservation,
): Promise<void> {
  await recordFailure(visit.tx, toVisitKey(visit, reservation.id))
  await recordFailures(visit.tx, 'lostCode', listDeviceBackoffs(visit))
  await recordWrong(visit, request.id)
  await recordMissedSecret(visit, toSecret(reservation), { changes, kind: 'codeGuessed' })
}

const toPhoneSearchKey = ({ hotel }: Visit, network: string) =>
  ({ kind: 'lostCodeSearch', caller: `${hotel.id} ${network}` }) as const

const listSearchBackoffs = ({ hotel }: Visit, deviceId: string) => [
  { ...SEARCH_BACKOFF, caller: `${hotel.id} ${deviceId}` },
]

/** A hotel's device only waits, since the whole lobby shares it; a phone's network is limited. */
export async function assertSearchesLeft(visit: Visit, network: string): Promise<void> {
  const { tx, deviceId } = visit
  if (!deviceId) {
    await assertWithinLimit(tx, toPhoneSearchKey(visit, network), PHONE_SEARCH_LIMITS)
    return
  }
  const [device] = await readBackoffStates(tx, 'lostCodeSearch', listSearchBackoffs(visit, deviceId))
  if (device?.waitSeconds) throw new Problem('tooManyTries', 'too many tries; wait a little')
}

export async function recordFailedSearch(visit: Visit, network: string): Promise<void> {
  const { tx, deviceId } = visit
  if (deviceId) await recordFailures(tx, 'lostCodeSearch', listSearchBackoffs(visit, deviceId))
  else await recordFailure(tx, toPhoneSearchKey(visit, network))
}
