import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type NamedReservation, queryNamedReservations } from './named-reservations.store.ts'

/** Locks reservations in which a name has changed, skipping those locked by another transaction. */
export async function lockReservationsWithoutTerms(tx: HotelTransaction, limit: number): Promise<string[]> {
  const due = await tx
    .selectFrom('reservations')
    .select('id')
    .where('words_due', '=', true)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return due.map(({ id }) => id)
}

export function listNamedReservations(tx: HotelTransaction, ids: readonly string[]): Promise<NamedReservation[]> {
  return queryNamedReservations(tx, sql`stay.id = any(${ids}::uuid[])`)
}

export async function insertSearchTerms(
  tx: HotelTransaction,
  hotelId: number,
  words: readonly { readonly id: string; readonly word: string }[],
): Promise<void> {
  await sql`insert into search_words (hotel_id, reservation_id, word)
    select ${hotelId}, kept.id, kept.word from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as kept(id uuid, word text)
    on conflict do nothing`.execute(tx)
}

export async function markTermsSaved(tx: HotelTransaction, ids: readonly string[]): Promise<void> {
  await tx.updateTable('reservations').set({ words_due: false }).where('id', 'in', ids).execute()
}
