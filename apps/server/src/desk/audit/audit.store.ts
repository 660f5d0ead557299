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
  /** The smallest number. */
  readonly from: number
  readonly before: number
  /** A text in the names of people, subjects and reasons, or one of these actions. */
  readonly found: { readonly text: string; readonly actions: readonly string[] } | undefined
  readonly most: number
}

/** Returns the newest entries first. */
export function readEntries(tx: HotelTransaction, { from, before, found, most }: Page) {
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
    .where('audit_entries.number', '>=', from)
    .where('audit_entries.number', '<', before)
    .orderBy('audit_entries.number', 'desc')
    .limit(most)
    .execute()
}

/** Returns 0 for an empty log. */
export async function findNewestNumber(tx: HotelTransaction): Promise<number> {
  const newest = tx.selectFrom('audit_entries').select('number').orderBy('number', 'desc').limit(1)
  return (await newest.executeTakeFirst())?.number ?? 0
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
