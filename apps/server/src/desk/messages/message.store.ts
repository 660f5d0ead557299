import type { Language } from '@foyer/domain/basics/language.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

interface NewMessage {
  readonly reservationId: string
  readonly day: string
  readonly language: Language
  readonly text: string
  readonly limit: number
}

/**
 * Returns whether it was stored: not for guests who have arrived or left, nor above the maximum.
 */
export async function insertMessage(tx: HotelTransaction, message: NewMessage): Promise<boolean> {
  const { reservationId, day, language, text, limit } = message
  const { rows } = await sql`
    with stay as (
      select hotel_id, id from reservations where id = ${reservationId} and state = 'expected' for update)
    insert into reservation_messages (hotel_id, id, reservation_id, sent_on, texts)
    select hotel_id, gen_random_uuid(), id, ${day}, jsonb_build_object(${language}::text, ${text}::text) from stay
    where (select count(*) from reservation_messages where reservation_id = ${reservationId}) < ${limit}
    returning id`.execute(tx)
  return rows.length > 0
}

/** Returns whether there was an unread message to delete. */
export async function deleteUnread(
  tx: HotelTransaction,
  { reservationId, messageId }: { readonly reservationId: string; readonly messageId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('reservation_messages')
    .where('reservation_id', '=', reservationId)
    .where('id', '=', messageId)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
