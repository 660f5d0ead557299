import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Newest first, those before this number when one is given. */
export function readEntries(tx: HotelTransaction, { before, most }: { before: number | undefined; most: number }) {
  return tx
    .selectFrom('audit_entries')
    .selectAll()
    .$if(before !== undefined, (entries) => entries.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
}
