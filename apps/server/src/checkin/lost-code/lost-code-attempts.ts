import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import { assertWithinLimit, recordFailure } from '../../platform/attempts/attempts.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { type LostCodeRequest, recordWrong } from './lost-code.store.ts'

/**
 * Facts that only the guest knows: few attempts per reservation from anywhere, more per device,
 * which many guests share.
 */
const RESERVATION_LIMITS = [
  { tries: 3, minutes: 30 },
  { tries: 6, minutes: 24 * 60 },
]
const DEVICE_LIMITS = [{ tries: 12, minutes: 30 }]

const getAttemptKeys = ({ hotel, deviceId }: Visit, reservationId: string) =>
  [
    { kind: 'lostCode', caller: `${hotel.id} reservation ${reservationId}` },
    { kind: 'lostCode', caller: `${hotel.id} device ${deviceId}` },
  ] as const

/**
 * Returns the failures for this reservation within the shortest period; throws if there are too
 * many.
 */
export async function assertGuessesLeft(visit: Visit, { id }: BookedReservation): Promise<number> {
  const [ofReservation, ofDevice] = getAttemptKeys(visit, id)
  const [failed = 0] = await assertWithinLimit(visit.tx, ofReservation, RESERVATION_LIMITS)
  await assertWithinLimit(visit.tx, ofDevice, DEVICE_LIMITS)
  return failed
}

/** Raises an alert when the failures for a reservation look like guessing. */
export async function recordWrongAttempt(
  changes: Changes,
  visit: Visit,
  request: LostCodeRequest,
  { id, reference }: BookedReservation,
  failed: number,
): Promise<void> {
  for (const tries of getAttemptKeys(visit, id)) await recordFailure(visit.tx, tries)
  await recordWrong(visit, request.id)
  if (failed + 1 < (RESERVATION_LIMITS[0]?.tries ?? 0)) return
  const { deviceId } = visit
  await openAlert(visit.tx, visit.hotel.id, { kind: 'codeGuessed', reservationId: id, reference, deviceId })
  afterCommit(visit.tx, () => changes.publish(visit.hotel.id, 'alerts', 'audit'))
}
