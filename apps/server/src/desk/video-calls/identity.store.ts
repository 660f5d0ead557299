import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface Seen {
  readonly position: number
  readonly reference: string
}

const setSeen = statement<Seen, [reservationId: string, guestId: string, by: string | null]>(`
  update guests set identity_seen_by = $3::text,
    identity_seen_at = case when $3::text is null then null else clock_timestamp() end
  from reservations stay where guests.id = $2::uuid and guests.reservation_id = $1::uuid and guests.erased_at is null
    and guests.replaced_at is null
    and stay.hotel_id = guests.hotel_id and stay.id = guests.reservation_id
  returning guests.position, stay.reference`)

/**
 * `by` is null if the person was checked and isn't the guest, which revokes an earlier
 * confirmation.
 */
export async function markGuestSeen(
  tx: HotelTransaction,
  { reservationId, guestId, by }: { reservationId: string; guestId: string; by: string | null },
): Promise<Seen | undefined> {
  return (await setSeen(tx, reservationId, guestId, by))[0]
}
