/**
 * What becomes of a deposit. `asked`: the provider is asked to block it. `held`: blocked on the card, and nobody's money yet.
 * `releasing`: it is asked to let go of it. `unknown`: an answer was lost, and somebody looks at the provider's own list.
 */
export const depositStates = ['asked', 'held', 'refused', 'releasing', 'released', 'unknown'] as const
export type DepositState = (typeof depositStates)[number]

const next: Readonly<Record<DepositState, readonly DepositState[]>> = {
  asked: ['held', 'refused', 'unknown'],
  held: ['releasing'],
  refused: [],
  // A provider that says no has it still.
  releasing: ['released', 'held', 'unknown'],
  released: [],
  unknown: ['held', 'released', 'refused'],
}

export function depositMayBecome(from: DepositState, to: DepositState): boolean {
  return next[from].includes(to)
}

/** While one of these is there, there is no second of the same rental. */
export const openDepositStates = depositStates.filter((state) => next[state].length > 0)
