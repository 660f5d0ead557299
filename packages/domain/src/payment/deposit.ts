import { depositLimits, type Role } from '../staff/roles.ts'
import { fromDecimal, type Money } from './money.ts'

/**
 * What becomes of a deposit. `asked`: the provider is asked to block it. `held`: blocked on the card, and nobody's money yet.
 * `releasing`: it is asked to let go of it. `taking`: it is asked to take a part, and lets go of the rest. `unknown`: an answer was lost, and somebody looks at the provider's own list.
 */
export const depositStates = [
  'asked',
  'held',
  'refused',
  'releasing',
  'released',
  'taking',
  'taken',
  'unknown',
] as const
export type DepositState = (typeof depositStates)[number]

const next: Readonly<Record<DepositState, readonly DepositState[]>> = {
  asked: ['held', 'refused', 'unknown'],
  held: ['releasing', 'taking'],
  refused: [],
  // A provider that says no has it still.
  releasing: ['released', 'held', 'unknown'],
  released: [],
  taking: ['taken', 'held', 'unknown'],
  taken: [],
  unknown: ['held', 'released', 'refused', 'taken'],
}

export function depositMayBecome(from: DepositState, to: DepositState): boolean {
  return next[from].includes(to)
}

/** While one of these is there, there is no second of the same rental. */
export const openDepositStates = depositStates.filter((state) => next[state].length > 0)

/** What a renter is told of it. `none`: nothing is blocked, and nobody was asked in vain. */
export const depositNews = ['none', 'waiting', 'blocked', 'refused'] as const
export type DepositNews = (typeof depositNews)[number]

const news: Readonly<Record<DepositState, DepositNews>> = {
  asked: 'waiting',
  held: 'blocked',
  refused: 'refused',
  // Until the provider has let go of it.
  releasing: 'blocked',
  released: 'none',
  taking: 'blocked',
  taken: 'none',
  unknown: 'waiting',
}

export const depositNewsOf = (state: DepositState): DepositNews => news[state]

/** What somebody of this role takes of it at most: the provider takes no more than it blocked. */
export function mostTaken({ minor, currency }: Money, role: Role): Money {
  const limit = depositLimits[role]
  return { minor: limit === undefined ? minor : Math.min(minor, fromDecimal(limit, currency).minor), currency }
}
