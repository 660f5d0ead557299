import type { Stay } from '@foyer/contract/staff/stay.ts'
import type { NextStep } from '@foyer/domain/staff/arrival-states.ts'
import type { SessionValue } from '../../session/session-context.tsx'

/** Actions in the footer of a stay. */
export type StayAction = 'take' | 'setRoom' | 'checkOut' | 'show' | 'agreement' | 'cards' | 'cancel'

/** The action that moves the stay forward, by next step; missing if there is none. */
const primaryActions: Readonly<Partial<Record<NextStep, StayAction>>> = {
  collect: 'take',
  pay: 'take',
  register: 'show',
  registerRest: 'show',
  sign: 'show',
  roomNotReady: 'setRoom',
  inRoom: 'checkOut',
}

/** The available actions, starting with the one that moves the stay forward. */
export function orderActions(
  possible: readonly StayAction[],
  next: NextStep,
): readonly { act: StayAction; look: 'primary' | 'plain' }[] {
  const first = primaryActions[next]
  const rank = (act: StayAction) => (act === first ? 0 : 1)
  return possible
    .toSorted((one, other) => rank(one) - rank(other))
    .map((act) => ({ act, look: act === first ? 'primary' : 'plain' }))
}

type Facts = Pick<Stay, 'state' | 'roomNumber' | 'bill' | 'guests' | 'rental'>

/** What this person may do with this stay now, in the default order. */
export function findPossibleActions({ state, roomNumber, bill, guests, rental }: Facts, mayDo: SessionValue['mayDo']) {
  const isCancelled = state === 'cancelled'
  const mayWork = mayDo('workOnStay') && !isCancelled
  const hasPapers = !isCancelled && mayDo('makeCards') && guests.some(({ gone }) => !gone)
  const may: Readonly<Record<StayAction, boolean>> = {
    setRoom: mayWork && state === 'expected' && roomNumber !== undefined,
    checkOut: mayWork && (state === 'inHouse' || state === 'departed'),
    take: mayDo('takePayments') && !isCancelled && bill.pending.minor > 0,
    cancel: mayWork && state === 'expected',
    show: mayWork,
    agreement: hasPapers && rental !== undefined,
    cards: hasPapers,
  }
  return (Object.keys(may) as StayAction[]).filter((act) => may[act])
}
