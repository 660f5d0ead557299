import type { BookDifference, DifferenceKind, DifferenceResolution } from '@foyer/domain/reservation/book-difference.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export interface FoundDifference extends BookDifference {
  readonly reference: string
}

export interface OpenDifference extends FoundDifference {
  readonly id: string
  readonly foundAt: Date
}

const openDifferences = (tx: HotelTransaction) =>
  tx
    .selectFrom('book_differences')
    .select(['id', 'reference', 'kind', 'ours', 'theirs', 'found_at as foundAt'])
    .where('resolved_at', 'is', null)

export function listOpenDifferences(tx: HotelTransaction): Promise<OpenDifference[]> {
  return openDifferences(tx).orderBy('reference').orderBy('kind').execute()
}

export function listDifferencesOf(tx: HotelTransaction, references: readonly string[]): Promise<OpenDifference[]> {
  return openDifferences(tx)
    .where('reference', '=', sql<string>`any(${[...references]}::text[])`)
    .execute()
}

export async function findOpenDifference(tx: HotelTransaction, id: string): Promise<OpenDifference | undefined> {
  return openDifferences(tx).where('id', '=', id).executeTakeFirst()
}

/** The same, and until the transaction ends no one else settles it. */
export async function lockOpenDifference(tx: HotelTransaction, id: string): Promise<OpenDifference | undefined> {
  return openDifferences(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** One that a person has left as it is stays settled until it says something else. */
export async function saveDifference(
  tx: HotelTransaction,
  hotelId: number,
  { reference, kind, ours, theirs }: FoundDifference,
): Promise<void> {
  await sql`
    insert into book_differences (hotel_id, reference, kind, ours, theirs)
    select ${hotelId}, ${reference}, ${kind}, ${ours}, ${theirs}
    where not exists (select from book_differences where reference = ${reference} and kind = ${kind}
      and ours = ${ours} and theirs = ${theirs} and resolution = 'left')
    on conflict (hotel_id, reference, kind) where resolved_at is null
      do update set ours = excluded.ours, theirs = excluded.theirs`.execute(tx)
}

interface Settled {
  /** Absent if both agreed by themselves. */
  readonly resolution?: DifferenceResolution
  readonly by?: string
}

export async function settleDifference(
  tx: HotelTransaction,
  { reference, kind }: { readonly reference: string; readonly kind: DifferenceKind },
  { resolution, by }: Settled = {},
): Promise<void> {
  await tx
    .updateTable('book_differences')
    .set({ resolved_at: sql`clock_timestamp()`, resolution: resolution ?? null, resolved_by: by ?? null })
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .where('resolved_at', 'is', null)
    .execute()
}
