import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export type Gone = 'erased' | 'blocked'

/** Guests whose data is erased, or blocked for everyone here. */
export async function listGoneGuests(
  tx: HotelTransaction,
  reservationIds: readonly string[],
): Promise<Map<string, Gone>> {
  if (reservationIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('guests')
    .leftJoin('blocked_guests as blocked', (join) =>
      join.onRef('blocked.hotel_id', '=', 'guests.hotel_id').onRef('blocked.guest_id', '=', 'guests.id'),
    )
    .select('guests.id')
    .select(sql<boolean>`blocked.guest_id is not null`.as('is_blocked'))
    .where('reservation_id', 'in', [...reservationIds])
    .where('guests.erased_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, is_blocked }) => [id, is_blocked ? 'blocked' : 'erased']))
}
