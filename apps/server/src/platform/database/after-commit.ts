import type { HotelTransaction } from './hotel-transaction.ts'

const waiting = new WeakMap<HotelTransaction, (() => void)[]>()

/** Runs the work after the commit, and not at all after a rollback. */
export function afterCommit(tx: HotelTransaction, work: () => void): void {
  const known = waiting.get(tx)
  if (known) known.push(work)
  else waiting.set(tx, [work])
}

/** Called by the transaction's owner after the commit. */
export function runAfterCommit(tx: HotelTransaction): void {
  for (const work of waiting.get(tx) ?? []) work()
  waiting.delete(tx)
}
