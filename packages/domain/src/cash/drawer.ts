import { fromDecimal } from '../basics/money.ts'
import { getNotes } from './notes.ts'

/** In minor units. */
export interface DrawerContent {
  readonly float: number
  /** Cash payments minus refunds, according to the ledger. */
  readonly taken: number
  readonly fromSafe: number
  readonly toSafe: number
}

export function computeExpectedCash({ float, taken, fromSafe, toSafe }: DrawerContent): number {
  return float + taken + fromSafe - toSafe
}

/** How many of each note, by its value in major units, and the sum of the coins in minor units. */
export interface CashCount {
  readonly notes: Readonly<Record<string, number>>
  readonly coins: number
}

/** Returns undefined if a note does not exist in the currency. */
export function sumCount({ notes, coins }: CashCount, currency: string): number | undefined {
  const known = getNotes(currency)
  let sum = coins
  for (const [value, count] of Object.entries(notes)) {
    if (!known.includes(Number(value))) return undefined
    sum += fromDecimal(Number(value), currency).minor * count
  }
  return sum
}

interface DrawerEnd {
  /** The last count, with what the ledger expected at that moment. */
  readonly count?: { readonly counted: number; readonly expected: number } | undefined
  readonly expectedNow: number
  readonly toSafe: number
  readonly reason?: string | undefined
}

export type NoEndReason = 'notCounted' | 'movedSince' | 'reasonMissing' | 'tooMuchToSafe'

/** Returns undefined if the drawer may be ended with this count. */
export function noEndReason({ count, expectedNow, toSafe, reason }: DrawerEnd): NoEndReason | undefined {
  if (!count) return 'notCounted'
  if (count.expected !== expectedNow) return 'movedSince'
  if (count.counted !== count.expected && !reason) return 'reasonMissing'
  return toSafe > count.counted ? 'tooMuchToSafe' : undefined
}
