/** A guest has asked; at least one desk rings; one of the staff speaks with them; it is over. */
export const callStates = ['asked', 'ringing', 'answered', 'ended'] as const
export type CallState = (typeof callStates)[number]

/** The guest asks (again); a desk rings; somebody there answers; one of the two ends it; nobody came, or an end went away. */
export const callEvents = ['request', 'ring', 'answer', 'hangUp', 'lapse'] as const
export type CallEvent = (typeof callEvents)[number]

/** `taken`: a colleague was first. `over`: there is nothing left of it. */
type Refusal = 'taken' | 'over'

const table = {
  asked: { request: 'asked', ring: 'ringing', answer: 'answered', hangUp: 'ended', lapse: 'ended' },
  ringing: { request: 'ringing', ring: 'ringing', answer: 'answered', hangUp: 'ended', lapse: 'ended' },
  answered: { request: 'answered', ring: 'taken', answer: 'taken', hangUp: 'ended', lapse: 'ended' },
  ended: { request: 'over', ring: 'over', answer: 'over', hangUp: 'over', lapse: 'over' },
} as const satisfies Record<CallState, Record<CallEvent, CallState | Refusal>>

export function afterEvent(state: CallState, event: CallEvent): CallState | Refusal {
  return table[state][event]
}

export function isRefused(outcome: CallState | Refusal): outcome is Refusal {
  return outcome === 'taken' || outcome === 'over'
}
