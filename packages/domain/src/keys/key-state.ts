/**
 * The state of a key. `granted`: it may be cut. `refused`: nothing left the machine. `unknown`: the
 * result is not known. `ended`: by the end of the stay, a move, other dates, another guest, a new
 * key, or staff.
 */
export const keyStates = ['granted', 'done', 'refused', 'unknown', 'ended'] as const
export type KeyState = (typeof keyStates)[number]

/** The result is not known yet or cannot be known; until then no second key is made. */
export const openStates = ['granted', 'unknown'] as const satisfies readonly KeyState[]

export const keyEndReasons = [
  'stayEnded',
  'cancelled',
  'moved',
  'datesChanged',
  'guestChanged',
  'reissued',
  'byStaff',
  'unreadable',
  'neverShown',
] as const
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
 * Returns the state after a hub's report, or undefined if nothing changes. A later report corrects
 * an unknown result, never a known one. For a key that has ended, the cards that left the machine
 * still count.
 */
export function resolveKeyState(
  key: KnownKey,
  told: KeyOutcome,
): { readonly state: KeyState; readonly cardsCut: number } | undefined {
  const cardsCut = told.state === 'refused' ? 0 : Math.min(told.cards, key.cardsGranted)
  if (key.state === 'ended') return cardsCut > key.cardsCut ? { state: 'ended', cardsCut } : undefined
  if (key.state === 'granted' || (key.state === 'unknown' && told.state !== 'unknown'))
    return { state: told.state, cardsCut }
  return undefined
}
