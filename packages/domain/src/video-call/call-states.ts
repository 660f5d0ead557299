/** A guest has asked; at least one desk is ringing; staff have answered; the call has ended. */
export const callStates = ['asked', 'ringing', 'answered', 'ended'] as const
export type CallState = (typeof callStates)[number]

/**
 * The guest asks, possibly again; a desk rings; staff answer; either side hangs up; no one came or
 * a side disappeared.
 */
export const callEvents = ['request', 'ring', 'answer', 'hangUp', 'lapse'] as const
export type CallEvent = (typeof callEvents)[number]

/** `taken`: a colleague was first. `over`: the call has ended. */
type CallRejection = 'taken' | 'over'

const table = {
  asked: { request: 'asked', ring: 'ringing', answer: 'answered', hangUp: 'ended', lapse: 'ended' },
  ringing: { request: 'ringing', ring: 'ringing', answer: 'answered', hangUp: 'ended', lapse: 'ended' },
  answered: { request: 'answered', ring: 'taken', answer: 'taken', hangUp: 'ended', lapse: 'ended' },
  ended: { request: 'over', ring: 'over', answer: 'over', hangUp: 'over', lapse: 'over' },
} as const satisfies Record<CallState, Record<CallEvent, CallState | CallRejection>>

export function applyCallEvent(state: CallState, event: CallEvent): CallState | CallRejection {
  return table[state][event]
}

export function isCallRejected(outcome: CallState | CallRejection): outcome is CallRejection {
  return outcome === 'taken' || outcome === 'over'
}
