import { isOtherGuest, type NamedGuest } from '@foyer/domain/reservation/is-other-guest.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { openAlert } from '../alert/open-alert.ts'
import { listParty } from '../reservation/party.store.ts'
import { deleteAccess, markGuestChanged, replaceMainGuest } from '../reservation/replaced-guest.store.ts'
import type { KnownReservation } from '../reservation/reservation.store.ts'
import type { HotelReservation } from '../reservation/save-reservation.ts'
import { toGuestRow, toParty } from '../reservation/sync-party.ts'

/**
 * If the hotel names another main guest for a stay in house, keys, proofs and arrivals of the
 * former guest end, and the desk is alerted. The former guest stays in the register.
 */
export async function replaceGuest(
  tx: HotelTransaction,
  hotelId: number,
  { known, said }: { known: KnownReservation; said: HotelReservation },
): Promise<void> {
  const [named] = toParty(said)
  if (known.state !== 'inHouse' || !named) return
  const party = await listParty(tx, known.id)
  const main = party.find(({ main }) => main)
  const booker = { firstName: known.first_name ?? undefined, lastName: known.last_name ?? undefined }
  const others = [booker, ...party.filter((row) => row !== main).map(toNamed)]
  if (!main || !isOtherGuest({ main: toNamed(main), others }, named)) return
  await markGuestChanged(tx, known.id)
  await deleteAccess(tx, known.id)
  await replaceMainGuest(tx, known.id, toGuestRow({ hotelId, id: known.id }, main.position, named))
  await openAlert(tx, hotelId, {
    kind: 'guestReplaced',
    reservationId: known.id,
    reference: known.reference,
    key: 'notGiven',
  })
}

function toNamed({ given }: { readonly given: Readonly<Record<string, unknown>> }): NamedGuest {
  const { customerId, firstName, lastName } = given as NamedGuest
  return { customerId, firstName, lastName }
}
