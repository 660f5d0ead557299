import type { Stay } from '@foyer/contract/staff/stay.ts'
import type { NextStep } from '@foyer/domain/staff/arrival-states.ts'
import type { SessionValue } from '../../session/session-context.tsx'

/** Actions in the footer of a stay. */
export type StayAction =
  | 'checkIn'
  | 'take'
  | 'assign'
  | 'dates'
  | 'type'
  | 'details'
  | 'setRoom'
  | 'checkOut'
  | 'undoCheckIn'
  | 'show'
  | 'agreement'
  | 'cards'
  | 'cancel'
  | 'reinstate'
  | 'noShow'
  | 'undoNoShow'

/** The action that moves the stay forward, by next step; missing if there is none. */
const primaryActions: Readonly<Partial<Record<NextStep, StayAction | readonly StayAction[]>>> = {
  collect: 'take',
  pay: 'checkIn',
  register: 'checkIn',
  registerRest: 'checkIn',
  verify: 'checkIn',
  sign: 'checkIn',
  roomNotAvailable: 'assign',
  assignRoom: 'assign',
  roomNotReady: 'setRoom',
  keyOnly: 'checkIn',
  inRoom: 'checkOut',
  noShow: 'undoNoShow',
  // A fee that is not paid comes first.
  cancelled: ['take', 'reinstate'],
}

/** The available actions, starting with the one that moves the stay forward. */
export function orderActions(
  possible: readonly StayAction[],
  next: NextStep,
): readonly { act: StayAction; look: 'primary' | 'plain' }[] {
  const first = [primaryActions[next] ?? []].flat().find((act) => possible.includes(act))
  const rank = (act: StayAction) => (act === first ? 0 : 1)
  return possible
    .toSorted((one, other) => rank(one) - rank(other))
    .map((act) => ({ act, look: act === first ? 'primary' : 'plain' }))
}

type Facts = Pick<Stay, 'state' | 'startDate' | 'roomNumber' | 'bill' | 'guests' | 'rental'>

/** What this person may do with this stay now, in the default order. */
export function findPossibleActions(
  { state, startDate, roomNumber, bill, guests, rental }: Facts,
  { mayDo, hotel }: Pick<SessionValue, 'mayDo'> & { readonly hotel: Pick<SessionValue['hotel'], 'hasSystem'> },
  today: string,
) {
  const isCancelled = state === 'cancelled' || state === 'noShow'
  const mayWork = mayDo('workOnStay') && !isCancelled
  const hasPapers = !isCancelled && mayDo('makeCards') && guests.some(({ gone }) => !gone)
  const may: Readonly<Record<StayAction, boolean>> = {
    checkIn: mayWork && state === 'expected',
    assign: mayWork && (state === 'expected' || state === 'inHouse'),
    dates: mayWork && (state === 'expected' || state === 'inHouse'),
    type: mayWork && (state === 'expected' || state === 'inHouse'),
    details: mayWork && (state === 'expected' || state === 'inHouse'),
    setRoom: mayWork && state === 'expected' && roomNumber !== undefined,
    checkOut: mayWork && (state === 'inHouse' || state === 'departed'),
    // With a system, these are done there and not here.
    undoCheckIn: mayWork && state === 'inHouse' && !hotel.hasSystem,
    take: mayDo('takePayments') && bill.pending.minor > 0 && !(state === 'cancelled' && hotel.hasSystem),
    cancel: mayWork && state === 'expected',
    noShow: mayWork && state === 'expected' && startDate <= today && !hotel.hasSystem,
    reinstate: mayDo('workOnStay') && state === 'cancelled' && !hotel.hasSystem,
    undoNoShow: mayDo('workOnStay') && state === 'noShow' && !hotel.hasSystem,
    show: mayWork,
    agreement: hasPapers && rental !== undefined,
    cards: hasPapers,
  }
  return (Object.keys(may) as StayAction[]).filter((act) => may[act])
}
