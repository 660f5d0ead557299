import type { Insertable } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { FolioRow } from './book.ts'

/** The hotel's lines first. */
export const readFolio = statement<FolioRow, [reservationId: string]>(`
  select kind, source, names, amount from folio_lines where reservation_id = $1::uuid order by source desc, position`)

/** The same of many. */
export const readFolios = statement<FolioRow & { reservationId: string }, [reservationIds: readonly string[]]>(`
  select reservation_id as "reservationId", kind, source, names, amount from folio_lines
  where reservation_id = any((select $1::uuid[])::uuid[]) order by reservation_id, source desc, position`)

export async function replaceHotelLines(
  tx: HotelTransaction,
  reservationId: string,
  rows: readonly Insertable<Tables['folio_lines']>[],
): Promise<void> {
  await tx
    .deleteFrom('folio_lines')
    .where('reservation_id', '=', reservationId)
    .where('source', '=', 'hotel')
    .where('posted_on', 'is', null)
    .execute()
  if (rows.length > 0) await tx.insertInto('folio_lines').values(rows).execute()
}

export async function listOwnLineIds(tx: HotelTransaction, reservationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('folio_lines')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .where('source', '=', 'foyer')
    .execute()
  return rows.map(({ id }) => id)
}

/** What is posted of the booking's price, which never changes: its own lines, and nights added or released here. */
export const sumPosted = statement<{ kind: 'charge' | 'tax'; minor: number }, [reservationId: string]>(`
  select kind, sum(amount)::int as minor from folio_lines
  where reservation_id = $1::uuid and kind <> 'payment' and posted_on is not null
    and (source = 'hotel' or origin ~ '^(night|nightTax):')
  group by kind`)
