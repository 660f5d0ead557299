import { HOTEL_SYSTEM_END } from '../../checkin/hotel-system/tell-hotel.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** What the hotel's system was told, and of which booking. */
export function readDelivery(
  tx: HotelTransaction,
  id: string,
): Promise<{ kind: string; reference: string | null } | undefined> {
  return tx
    .selectFrom('deliveries')
    .leftJoin('reservations', (join) =>
      join
        .onRef('reservations.hotel_id', '=', 'deliveries.hotel_id')
        .onRef('reservations.id', '=', 'deliveries.stream'),
    )
    .select(['deliveries.kind', 'reservations.reference'])
    .where('deliveries.id', '=', id)
    .where('deliveries.end_name', '=', HOTEL_SYSTEM_END)
    .executeTakeFirst()
}
