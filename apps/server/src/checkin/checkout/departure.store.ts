import { type Insertable, sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Tables } from '../../platform/database/tables.ts'

export async function setState(tx: HotelTransaction, id: string, state: 'departed' | 'inHouse'): Promise<void> {
  await tx.updateTable('reservations').set({ state }).where('id', '=', id).execute()
}

export async function insertCheckOut(tx: HotelTransaction, row: Insertable<Tables['check_outs']>): Promise<void> {
  await tx.insertInto('check_outs').values(row).execute()
}

/** Returns undefined if there is no check-out. */
export function undoCheckOut(tx: HotelTransaction, reservationId: string, by: string) {
  return tx
    .updateTable('check_outs')
    .set({ undone_at: sql`clock_timestamp()`, undone_by: by })
    .where('reservation_id', '=', reservationId)
    .where('undone_at', 'is', null)
    .returning(['room_was_ready', 'room_condition', 'at'])
    .executeTakeFirst()
}

/**
 * With `since`, only guests who arrived after that moment; those sharing the room were there
 * before.
 */
export async function hasOtherGuests(tx: HotelTransaction, number: string, since?: Date): Promise<boolean> {
  const other = await tx
    .selectFrom('reservations')
    .select('id')
    .where('room_number', '=', number)
    .where('state', '=', 'inHouse')
    .$if(since !== undefined, (query) => query.where('checked_in_at', '>', since ?? null))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Replaces the code that ended with the stay, for the room and days that the stay has now. */
export const insertReissuedKey = statement<never, [keyId: string, reservationId: string, code: Buffer]>(`
  insert into keys (hotel_id, id, reservation_id, kind, state, provider, code, valid_from, valid_to, visit_id, room_number, settled_at)
  select last.hotel_id, $1::uuid, last.reservation_id, 'code', 'done', 'foyer', $3::bytea, last.valid_from,
    greatest(last.valid_from, stay.end_date), last.visit_id, stay.room_number, clock_timestamp()
  from keys last join reservations stay on stay.hotel_id = last.hotel_id and stay.id = last.reservation_id
  where last.reservation_id = $2::uuid and last.kind = 'code' and last.end_reason = 'stayEnded'
  order by last.ended_at desc limit 1`)
