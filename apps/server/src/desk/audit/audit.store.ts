import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Returns the newest entries first; `before` limits them to smaller numbers. */
export function readEntries(tx: HotelTransaction, { before, most }: { before: number | undefined; most: number }) {
  return tx
    .selectFrom('audit_entries')
    .selectAll()
    .$if(before !== undefined, (entries) => entries.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
}

/** Returns the signed end of the chain. */
export function findHead(tx: HotelTransaction) {
  return tx.selectFrom('audit_heads').select(['number', 'seal', 'signature']).executeTakeFirst()
}

/** Returns entries after this number, in order. */
export function listEntriesAfter(tx: HotelTransaction, number: number, limit: number) {
  return tx
    .selectFrom('audit_entries')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute()
}
