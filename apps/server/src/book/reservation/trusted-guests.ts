import { isTrustedAuthor } from '@foyer/domain/proof/trusted-author.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { BookedReservation } from './booked-reservation.store.ts'

/**
 * The guests whose addresses and phone numbers count as the booking's own. Every mail and second
 * factor uses this.
 */
export function selectTrustedGuests(
  { site }: Pick<Visit, 'site'>,
  { guests, authors, arrivals }: Pick<BookedReservation, 'guests' | 'authors' | 'arrivals'>,
): BookedReservation['guests'] {
  return guests.filter(({ id }) => isTrustedAuthor(authors.get(id) ?? null, arrivals, site.policies.proof.phoneKey))
}
