import type { ApaleoReservation } from './apaleo-answers.ts'

interface Known {
  readonly text: string
  /** It may become possible without a change of what is delivered. */
  readonly passes?: true
}

/** What staff read when Apaleo says beforehand that it will refuse an action. */
const reasons: Readonly<Record<string, Known>> = {
  CheckInNotAllowedBeforeArrivalDate: { text: 'the business day has not reached the arrival', passes: true },
  CheckInNotAllowedWithoutUnitAssignedForWholeStay: { text: 'no unit is assigned for all nights', passes: true },
  CheckInNotAllowedAfterDepartureDateTime: { text: 'the departure is over' },
  CheckInNotAllowedForReservationNotInStatusConfirmed: { text: 'the reservation is not confirmed' },
  CheckOutNotAllowedForReservationNotInStatusInHouse: { text: 'the guests are not in house' },
  CheckOutNotAllowedWithDepartureDateMoreThanOneDayInTheFuture: {
    text: 'the departure is later than tomorrow and has to be amended first',
  },
  CancelNotAllowedForReservationNotInStatusConfirmed: { text: 'the reservation is not confirmed' },
  CancelNotAllowedAfterArrivalTime: { text: 'the time of arrival is over' },
  AssignUnitNotAllowedForReservationNotInStatusConfirmedOrInHouse: { text: 'the stay is over' },
  AssignUnitNotAllowedForLockedReservation: { text: 'the unit is locked' },
}

export interface NotPossible {
  readonly text: string
  readonly passes: boolean
}

/** Returns why Apaleo would refuse the action; undefined if it is possible. */
export function findNotPossible(
  { actions = [] }: Pick<ApaleoReservation, 'actions'>,
  name: 'AssignUnit' | 'CheckIn' | 'CheckOut' | 'Cancel',
): NotPossible | undefined {
  const action = actions.find((one) => one.action === name)
  if (!action || action.isAllowed) return undefined
  const all = (action.reasons ?? []).map(({ code, message }) => reasons[code] ?? { text: message ?? code })
  return {
    text: all.map(({ text }) => text).join('; ') || 'Apaleo does not allow it',
    passes: all.length > 0 && all.every(({ passes }) => passes === true),
  }
}
