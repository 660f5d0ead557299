import { byHand } from '../not-delivered.ts'
import type { MewsSession } from './mews-session.ts'
import { type Found, findReservation } from './read-current.ts'

export async function readKnown(session: MewsSession, reference: string): Promise<Found> {
  const found = await findReservation(session, reference)
  if (!found) throw byHand('noReservation')
  return found
}
