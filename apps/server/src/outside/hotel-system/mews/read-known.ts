import { byHand } from './by-hand.ts'
import type { MewsSession } from './mews-session.ts'
import { type Found, findReservation } from './read-current.ts'

export async function readKnown(session: MewsSession, reference: string): Promise<Found> {
  const found = await findReservation(session, reference)
  if (!found) throw byHand('there is no such reservation in this hotel')
  return found
}
