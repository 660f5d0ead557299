import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { HOTEL_SYSTEM_ENDPOINT } from './publish-event.ts'

/** How far a comparison has come. */
export interface Comparison {
  readonly cursor: string | undefined
  readonly isRead: boolean
}

/** One that was interrupted for longer is begun again. */
const MAX_AGE = sql`interval '6 hours'`

/** Returns the comparison that is under way, or begins one. */
export async function continueComparison(tx: HotelTransaction, hotelId: number): Promise<Comparison> {
  await sql`delete from book_comparisons where begun_at < clock_timestamp() - ${MAX_AGE}`.execute(tx)
  const begun = await tx
    .insertInto('book_comparisons')
    .values({ hotel_id: hotelId })
    .onConflict((known) => known.doNothing())
    .returning('begun_at')
    .executeTakeFirst()
  if (begun) await tx.deleteFrom('compared_reservations').execute()
  const { feed_cursor, is_read } = await tx
    .selectFrom('book_comparisons')
    .select(['feed_cursor', 'is_read'])
    .executeTakeFirstOrThrow()
  return { cursor: feed_cursor ?? undefined, isRead: is_read }
}

export async function saveProgress(tx: HotelTransaction, { cursor, isRead }: Comparison): Promise<void> {
  await tx
    .updateTable('book_comparisons')
    .set({ feed_cursor: cursor ?? null, is_read: isRead })
    .execute()
}

export async function endComparison(tx: HotelTransaction): Promise<void> {
  await tx.deleteFrom('book_comparisons').execute()
  await tx.deleteFrom('compared_reservations').execute()
}

/** The time of the database, to which changes are compared. */
export async function readTime(tx: HotelTransaction): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  return rows[0]?.now ?? new Date()
}

/** Marks them as compared. Returns those of which no later version was compared before. */
export async function markCompared(
  tx: HotelTransaction,
  hotelId: number,
  versions: ReadonlyMap<string, number>,
): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    insert into compared_reservations (hotel_id, reference, version)
    select ${hotelId}, * from unnest(${[...versions.keys()]}::text[], ${[...versions.values()]}::bigint[])
    on conflict (hotel_id, reference) do update set version = excluded.version
      where compared_reservations.version < excluded.version
    returning reference`.execute(tx)
  return rows.map(({ reference }) => reference)
}

/**
 * What is not over, and what has just ended. What the hotel's system never knew, such as bookings from
 * before it was connected, is not compared.
 */
const comparable = (tx: HotelTransaction, since: string) =>
  tx
    .selectFrom('reservations')
    .select(['reservations.id', 'reservations.reference'])
    .where('erased_at', 'is', null)
    .where((stay) =>
      stay.or([
        stay('said_at', 'is not', null),
        stay.exists(
          stay
            .selectFrom('deliveries')
            .select('deliveries.id')
            .where('end_name', '=', HOTEL_SYSTEM_ENDPOINT)
            .where('deliveries.state', '=', 'delivered')
            .whereRef(sql`deliveries.stream`, '=', sql`reservations.id::text`)
            // Only of the stays around today, instead of all that was ever delivered.
            .offset(0),
        ),
      ]),
    )
    .where((stay) => stay.or([stay('reservations.state', '=', 'inHouse'), stay('end_date', '>=', since)]))

/** Ids of those that are compared, by reference. */
export async function listComparable(
  tx: HotelTransaction,
  since: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await comparable(tx, since)
    .where('reservations.reference', '=', sql<string>`any(${[...references]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, reference }) => [reference, id]))
}

/**
 * References that the hotel's system should have and that were not read, in order: what a feed leaves
 * out because it is over there may still be asked for. What was cancelled here is over in both.
 */
export async function listNotRead(
  tx: HotelTransaction,
  since: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await comparable(tx, since)
    .where('reservations.state', 'in', ['expected', 'inHouse', 'departed'])
    .where('reservations.reference', '>', after)
    .where((stay) =>
      stay.not(
        stay.exists(
          stay
            .selectFrom('compared_reservations')
            .select('compared_reservations.reference')
            .whereRef('compared_reservations.hotel_id', '=', 'reservations.hotel_id')
            .whereRef('compared_reservations.reference', '=', 'reservations.reference'),
        ),
      ),
    )
    .orderBy('reservations.reference')
    .limit(limit)
    .execute()
  return rows.map(({ reference }) => reference)
}

/** Those about which something is to be delivered, or was since this moment: what was read may not know it. */
export async function listBusy(
  tx: HotelTransaction,
  ids: readonly string[],
  readAt: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('deliveries')
    .select('stream')
    .distinct()
    .where('end_name', '=', HOTEL_SYSTEM_ENDPOINT)
    .where('stream', '=', sql<string>`any(${[...ids]}::text[])`)
    .where((one) => one.or([one('state', '=', 'waiting'), one('settled_at', '>=', readAt)]))
    .execute()
  return new Set(rows.map(({ stream }) => stream))
}

/** Settles differences of what neither book has open any more. */
export async function settleOver(tx: HotelTransaction): Promise<void> {
  await sql`update book_differences set resolved_at = clock_timestamp()
    where resolved_at is null
      and not exists (select from compared_reservations compared
        where compared.hotel_id = book_differences.hotel_id and compared.reference = book_differences.reference)`.execute(
    tx,
  )
}
