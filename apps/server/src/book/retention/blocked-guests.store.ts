import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Data retained only for the report, of guests who asked for erasure. */
export async function readBlocked(
  tx: HotelTransaction,
  guestIds: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  if (guestIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('blocked_guests')
    .select(['guest_id', 'given'])
    .where('guest_id', 'in', [...guestIds])
    .execute()
  return new Map(rows.map(({ guest_id, given }) => [guest_id, given]))
}
