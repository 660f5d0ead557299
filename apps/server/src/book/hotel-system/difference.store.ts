import type { BookDifference, DifferenceKind, DifferenceResolution } from '@foyer/domain/reservation/book-difference.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { HOTEL_SYSTEM_ENDPOINT } from './publish-event.ts'

export interface FoundDifference extends BookDifference {
  readonly reference: string
}

export interface OpenDifference extends FoundDifference {
  readonly id: string
  readonly foundAt: Date
}

export async function listOpenDifferences(tx: HotelTransaction): Promise<OpenDifference[]> {
  const rows = await tx
    .selectFrom('book_differences')
    .select(['id', 'reference', 'kind', 'ours', 'theirs', 'found_at as foundAt'])
    .where('resolved_at', 'is', null)
    .orderBy('reference')
    .orderBy('kind')
    .execute()
  return rows
}

export async function findOpenDifference(tx: HotelTransaction, id: string): Promise<OpenDifference | undefined> {
  return (await listOpenDifferences(tx)).find((one) => one.id === id)
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

/** Reservations about which something is still to be delivered: the other book cannot know it yet. */
export async function listUndeliveredStreams(tx: HotelTransaction): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('deliveries')
    .select('stream')
    .distinct()
    .where('end_name', '=', HOTEL_SYSTEM_ENDPOINT)
    .where('state', '=', 'waiting')
    .execute()
  return new Set(rows.map(({ stream }) => stream))
}

/**
 * Ids of what is not over, and of what has just ended, by reference. What the hotel's system never
 * knew, such as bookings from before it was connected, is not compared.
 */
export async function listComparable(tx: HotelTransaction, since: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('reservations')
    .select(['id', 'reference'])
    .where('erased_at', 'is', null)
    .where((stay) =>
      stay.or([
        stay('said_at', 'is not', null),
        stay.exists(
          stay
            .selectFrom('deliveries')
            .select('deliveries.id')
            .where('end_name', '=', HOTEL_SYSTEM_ENDPOINT)
            .where('state', '=', 'delivered')
            .whereRef(sql`deliveries.stream`, '=', sql`reservations.id::text`)
            // Only of the stays around today, instead of all that was ever delivered.
            .offset(0),
        ),
      ]),
    )
    .where((stay) => stay.or([stay('state', '=', 'inHouse'), stay('end_date', '>=', since)]))
    .execute()
  return new Map(rows.map(({ id, reference }) => [reference, id]))
}
