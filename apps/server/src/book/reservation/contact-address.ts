import type { PhoneKeyProof } from '@foyer/domain/proof/proof.ts'
import { isTrustedAuthor } from '@foyer/domain/proof/trusted-author.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { BookedReservation } from './booked-reservation.store.ts'
import { findBookedEmail } from './reservation.store.ts'

export interface ContactContext {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
}

/** An app that the hotel no longer has. */
const STRICTEST: PhoneKeyProof = 'mailed-code'

/**
 * Whether an address that this visit typed counts as the booking's own, by what the visit's app
 * requires of phones. `null` is the hotel.
 */
export async function isTrustedAddressOf(
  author: string | null,
  sites: Pick<Sites, 'site'>,
  { tx, hotel }: ContactContext,
  { arrivals }: Pick<BookedReservation, 'arrivals'>,
): Promise<boolean> {
  const arrival = arrivals.find(({ visitId }) => visitId === author)
  const site = arrival && (await sites.site(tx, hotel, arrival.appKey))
  return isTrustedAuthor(author, arrivals, site?.policies.proof.phoneKey ?? STRICTEST)
}

/**
 * Where bills and other papers of a reservation are mailed: the main guest's address, if the hotel
 * or a visit that proved to be the booking's entered it, else the booking's own.
 */
export async function findContactAddress(
  sites: Pick<Sites, 'site'>,
  at: ContactContext,
  stay: Pick<BookedReservation, 'id' | 'guests' | 'authors' | 'arrivals'>,
): Promise<string | undefined> {
  const main = stay.guests.find((guest) => guest.main) ?? stay.guests[0]
  if (main?.email && (await isTrustedAddressOf(stay.authors.get(main.id) ?? null, sites, at, stay))) return main.email
  return findBookedEmail(at.tx, stay.id)
}
