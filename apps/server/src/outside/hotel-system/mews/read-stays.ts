import type { MewsReservation } from './mews-answers.ts'
import type { MewsFacts } from './mews-facts.ts'
import type { MewsSession } from './mews-session.ts'
import { type Bill, readBills } from './read-bills.ts'
import { type Party, readParties } from './read-parties.ts'

/** A reservation with what belongs to it. */
export interface MewsStay extends Party, Bill {
  readonly reservation: MewsReservation
}

export async function readStays(
  session: MewsSession,
  facts: MewsFacts,
  reservations: readonly MewsReservation[],
): Promise<MewsStay[]> {
  const [parties, bills] = await Promise.all([
    readParties(session, reservations),
    readBills(session, facts, reservations),
  ])
  return reservations.flatMap((reservation, at) => {
    const [party, bill] = [parties[at], bills[at]]
    return party && bill ? [{ reservation, ...party, ...bill }] : []
  })
}
