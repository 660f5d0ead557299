import type { ReservationState } from '../reservation/reservation.ts'
import { type Mark, type StateMark, toStateMark } from './marks.ts'

/** How many of the required guests are done. */
interface Share {
  readonly done: number
  readonly of: number
}

/** What is known about a stay, from the hotel's system and the check-in. */
export interface ArrivalFacts {
  readonly state: ReservationState
  readonly registered: Share
  readonly signed: Share
  /** Faces matched with documents, if the hotel requires it. */
  readonly verified: Share
  /** The amount due and the total charged, in minor units. */
  readonly pending: number
  readonly charged: number
  readonly roomNumber: string | undefined
  readonly roomAvailable: boolean
  readonly roomReady: boolean
  /** A guest is waiting for it. */
  readonly waitsForRoom: boolean
  readonly keyIssued: boolean
  /** The result of a key is unknown, or the machine made none. */
  readonly keyPending: boolean
  /** A screen currently has the check-in open. */
  readonly atScreen: boolean
  readonly openAlerts: number
}

export const nextSteps = [
  'cancelled',
  'noShow',
  'departed',
  'collect',
  'keyPending',
  'inRoom',
  'alert',
  'roomNotAvailable',
  'register',
  'registerRest',
  'verify',
  'sign',
  'pay',
  'assignRoom',
  'roomNotReady',
  'keyOnly',
] as const

export type NextStep = (typeof nextSteps)[number]

export interface ArrivalStates {
  readonly registered: StateMark
  readonly signed: StateMark
  readonly verified: StateMark
  readonly paid: StateMark
  readonly roomReady: StateMark
  readonly keyReady: StateMark
  readonly next: NextStep
}

const isOpen = ({ done, of }: Share) => done < of

/**
 * What reception is waiting for, in the order in which it blocks a guest. The first match is shown.
 */
const steps: readonly { next: NextStep; when: (facts: ArrivalFacts) => boolean }[] = [
  { next: 'cancelled', when: ({ state }) => state === 'cancelled' },
  { next: 'noShow', when: ({ state }) => state === 'noShow' },
  { next: 'departed', when: ({ state }) => state === 'departed' },
  { next: 'alert', when: ({ openAlerts }) => openAlerts > 0 },
  // The guest was admitted to pay at reception, so staff must still collect the payment.
  { next: 'collect', when: ({ state, pending }) => state === 'inHouse' && pending > 0 },
  { next: 'keyPending', when: ({ state, keyPending }) => state === 'inHouse' && keyPending },
  { next: 'inRoom', when: ({ state }) => state === 'inHouse' },
  { next: 'roomNotAvailable', when: ({ roomAvailable }) => !roomAvailable },
  { next: 'assignRoom', when: ({ waitsForRoom, roomNumber }) => waitsForRoom && roomNumber === undefined },
  { next: 'roomNotReady', when: ({ waitsForRoom, roomReady }) => waitsForRoom && !roomReady },
  { next: 'register', when: ({ registered }) => isOpen(registered) && registered.done === 0 },
  { next: 'registerRest', when: ({ registered }) => isOpen(registered) },
  { next: 'verify', when: ({ verified }) => isOpen(verified) },
  { next: 'sign', when: ({ signed }) => isOpen(signed) },
  { next: 'pay', when: ({ pending }) => pending > 0 },
  { next: 'assignRoom', when: ({ roomNumber }) => roomNumber === undefined },
  { next: 'roomNotReady', when: ({ roomReady }) => !roomReady },
]

export function getNextStep(facts: ArrivalFacts): NextStep {
  return steps.find(({ when }) => when(facts))?.next ?? 'keyOnly'
}

export function getArrivalStates(facts: ArrivalFacts): ArrivalStates {
  return {
    registered: markInProgress(facts, toStateMark(facts.registered.done, facts.registered.of)),
    signed: toStateMark(facts.signed.done, facts.signed.of),
    verified: toStateMark(facts.verified.done, facts.verified.of),
    paid: getPaidMark(facts),
    roomReady: getRoomMark(facts),
    keyReady: getKeyMark(facts),
    next: getNextStep(facts),
  }
}

/** A guest at a screen with incomplete data is working on it now. */
function markInProgress({ atScreen }: ArrivalFacts, state: StateMark): StateMark {
  return atScreen && (state.mark === 'notYet' || state.mark === 'partly') ? { ...state, mark: 'now' } : state
}

function getPaidMark({ state, pending, charged }: ArrivalFacts): StateMark {
  if (charged === 0) return { mark: 'notAsked' }
  if (pending <= 0) return { mark: 'done' }
  if (state === 'inHouse') return { mark: 'needsPerson' }
  return { mark: pending < charged ? 'partly' : 'notYet' }
}

function getRoomMark({ state, roomAvailable, roomReady, roomNumber, waitsForRoom }: ArrivalFacts): StateMark {
  if (state === 'inHouse' || state === 'departed') return { mark: 'done' }
  // Their nights are free, so that no room waits for them.
  if (state === 'noShow' || state === 'cancelled') return { mark: 'notAsked' }
  if (!roomAvailable || (waitsForRoom && !roomReady)) return { mark: 'needsPerson' }
  return { mark: roomReady && roomNumber !== undefined ? 'done' : 'notYet' }
}

/** Without a key in each state: guests in house need one from staff, and a stay that is over needs none. */
const keylessMarks: Readonly<Record<ReservationState, Mark>> = {
  expected: 'notYet',
  inHouse: 'needsPerson',
  departed: 'notAsked',
  cancelled: 'notAsked',
  noShow: 'notAsked',
}

function getKeyMark({ state, keyIssued, keyPending }: ArrivalFacts): StateMark {
  if (keyPending) return { mark: 'needsPerson' }
  return { mark: keyIssued ? 'done' : keylessMarks[state] }
}
