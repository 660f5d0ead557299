import type { ReservationState } from '../reservation/reservation.ts'
import { markOf, type StateMark } from './marks.ts'

/** How many of those who are asked have done it. */
interface Share {
  readonly done: number
  readonly of: number
}

/** What is known of a stay, from the hotel's system and from the check-in. */
export interface ArrivalFacts {
  readonly state: ReservationState
  readonly registered: Share
  readonly signed: Share
  /** Faces compared with documents, where the hotel asks for it. */
  readonly verified: Share
  /** What is owed, in minor units; what was charged in all. */
  readonly pending: number
  readonly charged: number
  readonly roomNumber: string | undefined
  readonly roomAvailable: boolean
  readonly roomReady: boolean
  /** Somebody stands there and waits for it. */
  readonly waitsForRoom: boolean
  readonly keyIssued: boolean
  /** Nobody knows what became of a key, or the machine has made none. */
  readonly keyPending: boolean
  /** A screen holds the check-in at this moment. */
  readonly atScreen: boolean
  readonly openAlerts: number
}

export const nextSteps = [
  'cancelled',
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

/** What reception waits for, in the order in which it stands in a guest's way. The first that applies is said. */
const steps: readonly { next: NextStep; when: (facts: ArrivalFacts) => boolean }[] = [
  { next: 'cancelled', when: ({ state }) => state === 'cancelled' },
  { next: 'departed', when: ({ state }) => state === 'departed' },
  { next: 'alert', when: ({ openAlerts }) => openAlerts > 0 },
  // They were let in to pay at reception: until that is done, somebody has to ask them.
  { next: 'collect', when: ({ state, pending }) => state === 'inHouse' && pending > 0 },
  { next: 'keyPending', when: ({ state, keyPending }) => state === 'inHouse' && keyPending },
  { next: 'inRoom', when: ({ state }) => state === 'inHouse' },
  { next: 'roomNotAvailable', when: ({ roomAvailable }) => !roomAvailable },
  { next: 'roomNotReady', when: ({ waitsForRoom, roomReady }) => waitsForRoom && !roomReady },
  { next: 'register', when: ({ registered }) => isOpen(registered) && registered.done === 0 },
  { next: 'registerRest', when: ({ registered }) => isOpen(registered) },
  { next: 'verify', when: ({ verified }) => isOpen(verified) },
  { next: 'sign', when: ({ signed }) => isOpen(signed) },
  { next: 'pay', when: ({ pending }) => pending > 0 },
  { next: 'roomNotReady', when: ({ roomReady }) => !roomReady },
]

export function nextStep(facts: ArrivalFacts): NextStep {
  return steps.find(({ when }) => when(facts))?.next ?? 'keyOnly'
}

export function arrivalStates(facts: ArrivalFacts): ArrivalStates {
  return {
    registered: working(facts, markOf(facts.registered.done, facts.registered.of)),
    signed: markOf(facts.signed.done, facts.signed.of),
    verified: markOf(facts.verified.done, facts.verified.of),
    paid: paid(facts),
    roomReady: room(facts),
    keyReady: key(facts),
    next: nextStep(facts),
  }
}

/** Somebody at a screen who has not finished their data is at it now. */
function working({ atScreen }: ArrivalFacts, state: StateMark): StateMark {
  return atScreen && (state.mark === 'notYet' || state.mark === 'partly') ? { ...state, mark: 'now' } : state
}

function paid({ state, pending, charged }: ArrivalFacts): StateMark {
  if (charged === 0) return { mark: 'notAsked' }
  if (pending <= 0) return { mark: 'done' }
  if (state === 'inHouse') return { mark: 'needsPerson' }
  return { mark: pending < charged ? 'partly' : 'notYet' }
}

function room({ state, roomAvailable, roomReady, roomNumber }: ArrivalFacts): StateMark {
  if (state === 'inHouse' || state === 'departed') return { mark: 'done' }
  if (!roomAvailable) return { mark: 'needsPerson' }
  return { mark: roomReady && roomNumber !== undefined ? 'done' : 'notYet' }
}

/** In the hotel without a code: a person has to give one. */
function key({ state, keyIssued, keyPending }: ArrivalFacts): StateMark {
  if (keyPending) return { mark: 'needsPerson' }
  if (keyIssued) return { mark: 'done' }
  return { mark: state === 'inHouse' ? 'needsPerson' : 'notYet' }
}
