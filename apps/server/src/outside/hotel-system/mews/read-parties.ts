import type { MewsCustomer, MewsDocument, MewsReservation } from './mews-answers.ts'
import { lists } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'

export interface Party {
  /** The owner first, if a person; then companions in the order in which they were added. */
  readonly customers: readonly MewsCustomer[]
  readonly booker: MewsCustomer | undefined
  readonly documents: readonly MewsDocument[]
}

/** With what they have entered of themselves. */
export const PROFILES = { Extent: { Customers: true, Addresses: true } }

/** Reads who stays, in two rounds; in the order of the reservations. */
export async function readParties(session: MewsSession, reservations: readonly MewsReservation[]): Promise<Party[]> {
  const companionships = await session.readByIds(
    lists.companionships,
    'ReservationIds',
    reservations.map(({ Id }) => Id),
    { Extent: {} },
  )
  const companions = Map.groupBy(companionships, ({ ReservationId }) => ReservationId)
  const guestIds = ({ Id, AccountId, AccountType }: MewsReservation) => [
    ...(AccountType === 'Customer' ? [AccountId] : []),
    // Newest first, as every list of Mews.
    ...(companions.get(Id) ?? []).map(({ CustomerId }) => CustomerId).toReversed(),
  ]
  const ids = reservations.flatMap((one) => [...guestIds(one), ...(one.BookerId ? [one.BookerId] : [])])
  const [profiles, documents] = await Promise.all([
    session.readByIds(lists.customers, 'CustomerIds', ids, PROFILES),
    session.readByIds(lists.documents, 'CustomerIds', ids),
  ])
  const profilesById = new Map(profiles.map((profile) => [profile.Id, profile]))
  const documentsOf = Map.groupBy(documents, ({ CustomerId }) => CustomerId)
  return reservations.map((reservation) => {
    const customers = [...new Set(guestIds(reservation))].flatMap((id) => profilesById.get(id) ?? [])
    return {
      customers,
      booker: reservation.BookerId ? profilesById.get(reservation.BookerId) : undefined,
      documents: customers.flatMap(({ Id }) => documentsOf.get(Id) ?? []),
    }
  })
}
