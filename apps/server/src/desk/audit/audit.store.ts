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

/** The end of the chain, as it was signed. */
export function findHead(tx: HotelTransaction) {
  return tx.selectFrom('audit_heads').select(['number', 'seal', 'signature']).executeTakeFirst()
}

/** In their order, those behind this number. */
export function listEntriesAfter(tx: HotelTransaction, number: number, limit: number) {
  return tx
    .selectFrom('audit_entries')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute()
}
