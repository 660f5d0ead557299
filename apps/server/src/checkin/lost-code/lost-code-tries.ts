import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { type LostCodeRequest, noteWrong } from './lost-code.store.ts'

/**
 * Facts that only the guest knows: few attempts per reservation from anywhere, more per device,
 * which many guests share.
 */
const OF_RESERVATION = [
  { tries: 3, minutes: 30 },
  { tries: 6, minutes: 24 * 60 },
]
const OF_DEVICE = [{ tries: 12, minutes: 30 }]

const triesOf = ({ hotel, deviceId }: Visit, reservationId: string) =>
  [
    { kind: 'lostCode', caller: `${hotel.id} reservation ${reservationId}` },
    { kind: 'lostCode', caller: `${hotel.id} device ${deviceId}` },
  ] as const

/**
 * Returns the failures for this reservation within the shortest period; throws if there are too
 * many.
 */
export async function refuseGuesses(visit: Visit, { id }: BookedReservation): Promise<number> {
  const [ofReservation, ofDevice] = triesOf(visit, id)
  const [failed = 0] = await refuseAfter(visit.tx, ofReservation, OF_RESERVATION)
  await refuseAfter(visit.tx, ofDevice, OF_DEVICE)
  return failed
}

/** Raises an alert when the failures for a reservation look like guessing. */
export async function noteWrongTry(
  changes: Changes,
  visit: Visit,
  request: LostCodeRequest,
  { id, reference }: BookedReservation,
  failed: number,
): Promise<void> {
  for (const tries of triesOf(visit, id)) await noteFailure(visit.tx, tries)
  await noteWrong(visit, request.id)
  if (failed + 1 < (OF_RESERVATION[0]?.tries ?? 0)) return
  const { deviceId } = visit
  await openAlert(visit.tx, visit.hotel.id, { kind: 'codeGuessed', reservationId: id, reference, deviceId })
  afterCommit(visit.tx, () => changes.tell(visit.hotel.id, 'alerts', 'audit'))
}
