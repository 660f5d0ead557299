import { fromDecimal, type Money } from '../basics/money.ts'
import { depositLimits, type Role } from '../staff/roles.ts'

/**
 * The state of a deposit. `asked`: the provider has been asked to hold it. `held`: held on the
 * card, not captured. `releasing`: release requested. `taking`: capture of a part requested, which
 * releases the rest. `unknown`: an answer was lost, and staff check the provider's records.
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
  // If the provider refuses, it is still held.
  releasing: ['released', 'held', 'unknown'],
  released: [],
  taking: ['taken', 'held', 'unknown'],
  taken: [],
  unknown: ['held', 'released', 'refused', 'taken'],
}

export function canDepositBecome(from: DepositState, to: DepositState): boolean {
  return next[from].includes(to)
}

/** Not closed: the amount is, or may be, held on the card. */
export const openDepositStates = depositStates.filter((state) => next[state].length > 0)

/** What a renter is shown. `none`: nothing is held and no request failed. */
export const depositStatuses = ['none', 'waiting', 'blocked', 'refused'] as const
export type DepositStatus = (typeof depositStatuses)[number]

const statusByState: Readonly<Record<DepositState, DepositStatus>> = {
  asked: 'waiting',
  held: 'blocked',
  refused: 'refused',
  // Until the provider has released it.
  releasing: 'blocked',
  released: 'none',
  taking: 'blocked',
  taken: 'none',
  unknown: 'waiting',
}

export const toDepositStatus = (state: DepositState): DepositStatus => statusByState[state]

/** One amount on one card. A rental has several if its car became more expensive. */
export interface DepositBlock {
  readonly state: DepositState
  readonly amount: Money
  /** The renter enters a card on the provider's page. */
  readonly atPage?: boolean
}

const sumBlocks = (blocks: readonly DepositBlock[]): number => blocks.reduce((sum, { amount }) => sum + amount.minor, 0)

const filterBlocked = <Block extends DepositBlock>(blocks: readonly Block[]) =>
  blocks.filter(({ state }) => toDepositStatus(state) === 'blocked')

type CardBlock = DepositBlock & { readonly card: string }

/** Adds up several holds and lists each card once. */
export function mergeBlocks(
  blocks: readonly CardBlock[],
): { readonly amount: Money; readonly card: string } | undefined {
  const [first] = blocks
  if (!first) return undefined
  const cards = [...new Set(blocks.map(({ card }) => card).filter(Boolean))]
  return { amount: { ...first.amount, minor: sumBlocks(blocks) }, card: cards.join(', ') }
}

/** The total amount held and its cards; undefined if nothing is held. */
export const getBlockedTotal = (blocks: readonly CardBlock[]) => mergeBlocks(filterBlocked(blocks))

/**
 * The next amount to hold: what the car requires, minus what is held already. None while a request
 * is open or its result unknown, because it may be on the card. An open card page holds the amount
 * that it was opened for.
 */
export function getNextBlock(wanted: Money | undefined, blocks: readonly DepositBlock[]): Money | undefined {
  const waiting = blocks.find(({ state }) => toDepositStatus(state) === 'waiting')
  if (!wanted || waiting) return waiting?.state === 'asked' && waiting.atPage ? waiting.amount : undefined
  const minor = wanted.minor - sumBlocks(filterBlocked(blocks))
  return minor > 0 ? { ...wanted, minor } : undefined
}

const filterHeld = (blocks: readonly DepositBlock[]) => blocks.filter(({ state }) => state === 'held')

/** What the car requires, minus what is held. An open request counts as missing. */
export function getMissingDeposit(wanted: Money | undefined, blocks: readonly DepositBlock[]): Money | undefined {
  const minor = (wanted?.minor ?? 0) - sumBlocks(filterHeld(blocks))
  return wanted && minor > 0 ? { ...wanted, minor } : undefined
}

/**
 * The amount missing because the deposit was held for a cheaper car. Undefined if nothing is held
 * at all.
 */
export function getDepositShortfall(wanted: Money | undefined, blocks: readonly DepositBlock[]): Money | undefined {
  return filterHeld(blocks).length > 0 ? getMissingDeposit(wanted, blocks) : undefined
}

interface Part<Block> {
  readonly block: Block
  readonly minor: number
}

/**
 * Splits a captured amount over the holds, largest first. A hold that contributes nothing is
 * released.
 */
export function allocateCharge<Block extends DepositBlock>(
  minor: number,
  held: readonly Block[],
): readonly Part<Block>[] {
  let rest = minor
  return held
    .toSorted((one, other) => other.amount.minor - one.amount.minor)
    .map((block) => {
      const part = Math.min(rest, block.amount.minor)
      rest -= part
      return { block, minor: part }
    })
}

/** The most that this role may capture; never more than is held. */
export function getMaxDepositCharge({ minor, currency }: Money, role: Role): Money {
  const limit = depositLimits[role]
  return { minor: limit === undefined ? minor : Math.min(minor, fromDecimal(limit, currency).minor), currency }
}
