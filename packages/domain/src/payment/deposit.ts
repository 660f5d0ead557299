import { fromDecimal, type Money } from '../basics/money.ts'
import { depositLimits, type Role } from '../staff/roles.ts'

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

/** Not over: it is, or may be, on the card. */
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

/** One amount on one card. A rental whose car became dearer has several. */
export interface DepositBlock {
  readonly state: DepositState
  readonly amount: Money
  /** The renter types a card on the provider's own page. */
  readonly atPage?: boolean
}

const sumOf = (blocks: readonly DepositBlock[]): number => blocks.reduce((sum, { amount }) => sum + amount.minor, 0)

const blockedOf = <Block extends DepositBlock>(blocks: readonly Block[]) =>
  blocks.filter(({ state }) => depositNewsOf(state) === 'blocked')

type CardBlock = DepositBlock & { readonly card: string }

/** Several as one, with each card once. */
export function together(blocks: readonly CardBlock[]): { readonly amount: Money; readonly card: string } | undefined {
  const [first] = blocks
  if (!first) return undefined
  const cards = [...new Set(blocks.map(({ card }) => card).filter(Boolean))]
  return { amount: { ...first.amount, minor: sumOf(blocks) }, card: cards.join(', ') }
}

/** What is blocked in all, and on which cards; undefined while nothing is. */
export const onCards = (blocks: readonly CardBlock[]) => together(blockedOf(blocks))

/**
 * What is blocked next: what the car asks for, less what is blocked already. Nothing while somebody is asked, or nobody knows: it may be
 * on the card. A page that waits for its renter blocks what it was opened for.
 */
export function nextBlock(wanted: Money | undefined, blocks: readonly DepositBlock[]): Money | undefined {
  const waiting = blocks.find(({ state }) => depositNewsOf(state) === 'waiting')
  if (!wanted || waiting) return waiting?.state === 'asked' && waiting.atPage ? waiting.amount : undefined
  const minor = wanted.minor - sumOf(blockedOf(blocks))
  return minor > 0 ? { ...wanted, minor } : undefined
}

/**
 * Blocked for a cheaper car than the one that they drive: so much is missing, and nobody gets the key before it is blocked.
 * Of a rental for which nothing is blocked the desk knows that it has to block it.
 */
export function shortDeposit(wanted: Money | undefined, blocks: readonly DepositBlock[]): Money | undefined {
  const held = blocks.filter(({ state }) => state === 'held')
  const minor = (wanted?.minor ?? 0) - sumOf(held)
  return wanted && held.length > 0 && minor > 0 ? { ...wanted, minor } : undefined
}

interface Part<Block> {
  readonly block: Block
  readonly minor: number
}

/** From which blocks so much is taken, the largest first. Whatever nothing is taken of is let go. */
export function partsTaken<Block extends DepositBlock>(minor: number, held: readonly Block[]): readonly Part<Block>[] {
  let rest = minor
  return held
    .toSorted((one, other) => other.amount.minor - one.amount.minor)
    .map((block) => {
      const part = Math.min(rest, block.amount.minor)
      rest -= part
      return { block, minor: part }
    })
}

/** What somebody of this role takes of it at most: the provider takes no more than it blocked. */
export function mostTaken({ minor, currency }: Money, role: Role): Money {
  const limit = depositLimits[role]
  return { minor: limit === undefined ? minor : Math.min(minor, fromDecimal(limit, currency).minor), currency }
}
