/**
 * What became of a key. `granted`: it may be cut. `refused`: nothing has left the machine. `unknown`: nobody can say. `ended`:
 * with the stay, by another key, or by somebody of the staff.
 */
export const keyStates = ['granted', 'done', 'refused', 'unknown', 'ended'] as const
export type KeyState = (typeof keyStates)[number]

/** Nobody knows yet, or nobody knows at all: until that is known there is no second key. */
export const openStates = ['granted', 'unknown'] as const satisfies readonly KeyState[]

export const keyEndReasons = ['stayEnded', 'cancelled', 'reissued', 'byStaff', 'unreadable', 'neverShown'] as const
export type KeyEndReason = (typeof keyEndReasons)[number]

export interface KeyOutcome {
  readonly state: 'done' | 'refused' | 'unknown'
  readonly cards: number
  readonly problem?: string | undefined
}

interface KnownKey {
  readonly state: KeyState
  readonly cardsGranted: number
  readonly cardsCut: number
}

/**
 * What is known once a hub has told what it saw; undefined where that changes nothing. A later truth corrects what nobody
 * knew, and never what somebody did. Of a key that was ended meanwhile it is still counted what has left the machine.
 */
export function settledKey(
  key: KnownKey,
  told: KeyOutcome,
): { readonly state: KeyState; readonly cardsCut: number } | undefined {
  const cardsCut = told.state === 'refused' ? 0 : Math.min(told.cards, key.cardsGranted)
  if (key.state === 'ended') return cardsCut > key.cardsCut ? { state: 'ended', cardsCut } : undefined
  if (key.state === 'granted' || (key.state === 'unknown' && told.state !== 'unknown'))
    return { state: told.state, cardsCut }
  return undefined
}
