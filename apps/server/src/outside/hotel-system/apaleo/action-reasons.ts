import type { UndeliveredReason } from '@foyer/domain/reservation/undelivered-reason.ts'
import type { NotDelivered } from '../../../platform/outbox/endpoint.ts'
import { byHand, notYet } from '../not-delivered.ts'
import type { ApaleoReservation } from './apaleo-answers.ts'

interface Known {
  readonly reason: UndeliveredReason
  /** It may become possible without a change of what is delivered. */
  readonly passes?: true
}

/** What staff read when Apaleo says beforehand that it will refuse an action. */
const reasons: Readonly<Record<string, Known>> = {
  CheckInNotAllowedBeforeArrivalDate: { reason: 'tooEarly', passes: true },
  CheckInNotAllowedWithoutUnitAssignedForWholeStay: { reason: 'noRoom', passes: true },
  CheckInNotAllowedAfterDepartureDateTime: { reason: 'stayOver' },
  CheckInNotAllowedForReservationNotInStatusConfirmed: { reason: 'notConfirmed' },
  CheckOutNotAllowedForReservationNotInStatusInHouse: { reason: 'notInHouse' },
  CheckOutNotAllowedForPastReservationNotInStatusConfirmedOrInHouse: { reason: 'stayOver' },
  CheckOutNotAllowedWithDepartureDateMoreThanOneDayInTheFuture: {
    reason: 'shortenStay',
  },
  CancelNotAllowedForReservationNotInStatusConfirmed: { reason: 'notConfirmed' },
  AssignUnitNotAllowedForReservationNotInStatusConfirmedOrInHouse: { reason: 'stayOver' },
  AssignUnitNotAllowedForReservationInThePast: { reason: 'stayOver' },
  AssignUnitNotAllowedForLockedReservation: { reason: 'roomLocked' },
  AmendArrivalNotAllowedForReservationNotInStatusConfirmed: { reason: 'arrived' },
  AmendDepartureNotAllowedForReservationNotInStatusConfirmedOrInHouse: { reason: 'stayOver' },
  AmendDepartureNotAllowedForReservationDepartureDateTooFarInThePast: { reason: 'stayOver' },
}

/** Returns why Apaleo would refuse the action; undefined if it is possible. */
export function findNotPossible(
  { actions = [] }: Pick<ApaleoReservation, 'actions'>,
  name: 'AmendArrival' | 'AmendDeparture' | 'AssignUnit' | 'CheckIn' | 'CheckOut' | 'Cancel',
): NotDelivered | undefined {
  const action = actions.find((one) => one.action === name)
  if (!action || action.isAllowed) return undefined
  const all = (action.reasons ?? []).map(({ code, message }) => ({ known: reasons[code], words: message ?? code }))
  const lasting = all.find(({ known }) => !known?.passes)
  if (lasting || all.length === 0)
    return byHand(lasting?.known?.reason ?? 'refused', lasting?.known ? '' : lasting?.words)
  return notYet(all[0]?.known?.reason ?? 'refusedForNow')
}
