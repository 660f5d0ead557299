import type { LostCode } from '@foyer/contract/staff/lost-codes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface LostCodeRow {
  readonly id: string
  readonly at: Date
  readonly reference: string
  readonly guest_name: string | null
  readonly room_number: string | null
  readonly device_name: string | null
  readonly mailed: boolean
  readonly proved_at: Date | null
  readonly wrong: number
  readonly shown: number
  readonly printed: number
}

const MAX_ROWS = 100

const listRows = statement<LostCodeRow, []>(`
  select asked.id, asked.at, stay.reference, stay.room_number, asked.mailed, asked.proved_at, asked.wrong,
    nullif(concat_ws(' ', stay.first_name, stay.last_name), '') as guest_name,
    coalesce(nullif(device.name, ''), device.app_key) as device_name,
    (select count(*)::int from lost_code_deeds deed
      where deed.hotel_id = asked.hotel_id and deed.request_id = asked.id and deed.deed = 'show_room_code') as shown,
    (select count(*)::int from lost_code_deeds deed
      where deed.hotel_id = asked.hotel_id and deed.request_id = asked.id and deed.deed = 'print_room_code') as printed
  from lost_code_requests asked
    join reservations stay on stay.hotel_id = asked.hotel_id and stay.id = asked.reservation_id
    left join devices device on device.hotel_id = asked.hotel_id and device.id = asked.device_id
  order by asked.at desc limit ${MAX_ROWS}`)

/** Returns the newest first. */
export async function readLostCodes(tx: HotelTransaction): Promise<LostCode[]> {
  return (await listRows(tx)).map(toLostCode)
}

function toLostCode(row: LostCodeRow): LostCode {
  const { id, reference, mailed, wrong, shown, printed } = row
  return {
    id,
    at: row.at.toISOString(),
    reference,
    mailed,
    wrong,
    shown,
    printed,
    ...(row.guest_name && { guestName: row.guest_name }),
    ...(row.room_number && { roomNumber: row.room_number }),
    ...(row.device_name && { deviceName: row.device_name }),
    ...(row.proved_at && { toldAt: row.proved_at.toISOString() }),
  }
}
