import { createDoorCodes } from '../book/door-codes/door-codes.ts'
import { insertSavedCard } from '../money/payment/saved-card.store.ts'
import { deleteFailures } from '../platform/attempts/attempts.store.ts'
import type { HotelTransaction } from '../platform/database/hotel-transaction.ts'
import type { KeySecret } from '../platform/secrets/key-secret.ts'
import type { DemoHotel } from './demo-hotel.ts'
import { demoId } from './demo-id.ts'
import { deleteReservationsAndRooms, insertReservationRows } from './demo-reservations.store.ts'
import { buildReservationRows } from './reservation-rows.ts'

/** Replaces rooms and reservations by those at the start of the hotel's day. */
export async function seedReservations(
  tx: HotelTransaction,
  hotel: DemoHotel,
  { day, secret }: { day: string; secret: KeySecret },
): Promise<void> {
  await deleteReservationsAndRooms(tx)
  const rows = buildReservationRows(hotel, day, createDoorCodes(secret))
  await insertReservationRows(tx, rows)
  for (const { reference, savedCard } of hotel.reservations) {
    if (!savedCard) continue
    const which = {
      hotelId: hotel.id,
      id: demoId(`${reference} card`),
      reservationId: demoId(reference),
    }
    await insertSavedCard(tx, secret, { ...which, provider: 'redsys', ...savedCard })
  }
  // The link's token is reused, so earlier misses are cleared.
  for (const { token_hash } of rows.links) await deleteFailures(tx, { kind: 'preCheckinLink', caller: token_hash })
}
