import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** With the reason that staff gave, unless it was erased. */
const selectEntries = (tx: HotelTransaction) =>
  tx
    .selectFrom('audit_entries')
    .leftJoin('audit_reasons', (join) =>
      join
        .onRef('audit_reasons.hotel_id', '=', 'audit_entries.hotel_id')
        .onRef('audit_reasons.number', '=', 'audit_entries.number'),
    )
    .selectAll('audit_entries')
    .select(['audit_reasons.salt', 'audit_reasons.reason'])

export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

interface Page {
  readonly before: number | undefined
  /** A text in the names of people, subjects and reasons, or one of these actions. */
  readonly found: { readonly text: string; readonly actions: readonly string[] } | undefined
  readonly most: number
}

/** Returns the newest entries first; `before` limits them to smaller numbers. */
export function readEntries(tx: HotelTransaction, { before, found, most }: Page) {
  const pattern = `%${(found?.text ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  return selectEntries(tx)
    .$if(found !== undefined, (entries) =>
      entries.where((is) =>
        is.or([
          is('audit_entries.who', 'ilike', pattern),
          is('audit_entries.subject', 'ilike', pattern),
          is('audit_reasons.reason', 'ilike', pattern),
          ...(found?.actions ?? []).map((action) => is('audit_entries.action', '=', action)),
        ]),
      ),
    )
    .$if(before !== undefined, (entries) => entries.where('audit_entries.number', '<', before ?? 0))
    .orderBy('audit_entries.number', 'desc')
    .limit(most)
    .execute()
}

/** Returns the signed end of the chain. */
export function findHead(tx: HotelTransaction) {
  return tx.selectFrom('audit_heads').select(['number', 'seal', 'signature']).executeTakeFirst()
}

/** Returns entries after this number, in order. */
export function listEntriesAfter(tx: HotelTransaction, number: number, limit: number) {
  return selectEntries(tx)
    .where('audit_entries.number', '>', number)
    .orderBy('audit_entries.number')
    .limit(limit)
    .execute()
}
