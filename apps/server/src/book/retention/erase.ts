import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { guestKinds, reservationKinds, type Scope } from './erased-kinds.store.ts'
import { closeReservations, listEmails } from './erasure.store.ts'

export type Counts = Readonly<Record<string, number>>

interface ErasureTarget {
  readonly guestIds: readonly string[]
  /** Reservations that belong as a whole to these guests: with messages, links and names. */
  readonly reservationIds: readonly string[]
  /** The stays of the guests. */
  readonly ofReservations: readonly string[]
}

/** Erases everything about these guests except what is retained, and returns the counts. */
export async function erase(
  tx: HotelTransaction,
  wanted: ErasureTarget,
  kept: readonly (keyof typeof guestKinds)[] = [],
): Promise<Counts> {
  const scope: Scope = { ...wanted, emails: await listEmails(tx, wanted) }
  const counts: Record<string, number> = {}
  for (const [kind, forget] of Object.entries({ ...guestKinds, ...reservationKinds })) {
    if (kept.some((one) => one === kind)) continue
    const count = await forget(tx, scope)
    if (count > 0) counts[kind] = count
  }
  await closeReservations(tx, wanted.ofReservations)
  return counts
}
