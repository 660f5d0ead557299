import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { countEvent } from '../../book/metrics/business-counters.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export function readStayOfCode(tx: HotelTransaction, reservationId: string) {
  return tx
    .selectFrom('reservations')
    .select(['state', 'room_number', 'end_date'])
    .where('id', '=', reservationId)
    .executeTakeFirstOrThrow()
}

interface NewDoorCode {
  readonly hotelId: number
  readonly reservationId: string
  readonly roomNumber: string | null
  readonly validFrom: string
  readonly validTo: string
  readonly memberId: string
  /** Encrypted. */
  readonly code: Buffer
}

/** Inserts a code that opens the door immediately. */
export async function insertDoorCode(tx: HotelTransaction, door: NewDoorCode): Promise<void> {
  await tx
    .insertInto('keys')
    .values({
      hotel_id: door.hotelId,
      id: randomUUID(),
      reservation_id: door.reservationId,
      kind: 'code',
      state: 'done',
      provider: 'foyer',
      room_number: door.roomNumber,
      valid_from: door.validFrom,
      valid_to: door.validTo,
      member_id: door.memberId,
      code: door.code,
      settled_at: sql<Date>`clock_timestamp()`,
    })
    .execute()
  countEvent(tx, 'foyer_keys_issued_total', 'code')
}
