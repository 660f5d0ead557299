import { randomUUID } from 'node:crypto'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import { newCode } from '../guests/arrival.store.ts'

interface Door {
  readonly tx: HotelTransaction
  readonly hotelId: number
  readonly reservationId: string
}

/**
 * What was written on a key is gone with the stay that it ended with. Whoever had a code gets another one; a card is cut anew at
 * the desk.
 */
export async function reissueCode({ tx, hotelId, reservationId }: Door, codes: DoorCodes): Promise<void> {
  await reissue(tx, randomUUID(), reservationId, codes.seal({ hotelId, reservationId }, newCode()))
}

const reissue = statement<never, [keyId: string, reservationId: string, code: Buffer]>(`
  insert into keys (hotel_id, id, reservation_id, kind, state, provider, code, valid_from, valid_to, visit_id, room_number, settled_at)
  select last.hotel_id, $1::uuid, last.reservation_id, 'code', 'done', last.provider, $3::bytea, last.valid_from, last.valid_to,
    last.visit_id, last.room_number, clock_timestamp()
  from keys last
  where last.reservation_id = $2::uuid and last.kind = 'code' and last.end_reason = 'stayEnded'
  order by last.ended_at desc limit 1`)
