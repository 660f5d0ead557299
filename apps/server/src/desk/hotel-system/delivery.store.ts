import { HOTEL_SYSTEM_ENDPOINT } from '../../book/hotel-system/publish-event.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Returns the kind and reservation of the delivery to the hotel's own system with this id. */
export async function findDelivery(
  tx: HotelTransaction,
  id: string,
): Promise<{ kind: string; reference: string | undefined } | undefined> {
  const told = await tx
    .selectFrom('deliveries')
    .select(['stream', 'kind'])
    .where('id', '=', id)
    .where('end_name', '=', HOTEL_SYSTEM_ENDPOINT)
    .executeTakeFirst()
  if (!told) return undefined
  const stay = await tx.selectFrom('reservations').select('reference').where('id', '=', told.stream).executeTakeFirst()
  return { kind: told.kind, reference: stay?.reference }
}
