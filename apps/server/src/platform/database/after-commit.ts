import type { HotelTransaction } from './hotel-transaction.ts'

const waiting = new WeakMap<HotelTransaction, (() => void)[]>()

/** Done when the transaction is kept, and not at all when it is undone. */
export function afterCommit(tx: HotelTransaction, work: () => void): void {
  const known = waiting.get(tx)
  if (known) known.push(work)
  else waiting.set(tx, [work])
}

/** For whoever opened the transaction, once it is kept. */
export function committed(tx: HotelTransaction): void {
  for (const work of waiting.get(tx) ?? []) work()
  waiting.delete(tx)
}
