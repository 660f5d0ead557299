import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { guestKinds, reservationKinds, type Scope } from './erased-kinds.store.ts'
import { closeReservations, listEmails } from './erasure.store.ts'

export type Counts = Readonly<Record<string, number>>

interface Wanted {
  readonly guestIds: readonly string[]
  /** Whose reservation, as a whole, is that of these guests: with its messages, its links, its names. */
  readonly reservationIds: readonly string[]
  /** The stays of the guests. */
  readonly ofReservations: readonly string[]
}

/** Takes everything that is known of these guests out of the database, but for what is kept, and says how much it was. */
export async function erase(
  tx: HotelTransaction,
  wanted: Wanted,
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
