import type { WaitingGuest } from '@foyer/contract/staff/room-waits.ts'
import { IS_WAITING } from '../../checkin/room-wait/room-wait.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface WaitingRow {
  readonly reference: string
  readonly guestName: string
  readonly roomNumber: string | null
  readonly since: Date
  readonly deviceName: string | null
  readonly tellsByMail: boolean
}

const listRows = statement<WaitingRow, []>(`
  select stay.reference, concat_ws(' ', stay.first_name, stay.last_name) as "guestName", stay.room_number as "roomNumber",
    wait.since, coalesce(nullif(device.name, ''), device.app_key) as "deviceName", wait.email is not null as "tellsByMail"
  from room_waits wait
    join reservations stay on stay.hotel_id = wait.hotel_id and stay.id = wait.reservation_id
    left join rooms room on room.hotel_id = stay.hotel_id and room.number = stay.room_number
    left join devices device on device.hotel_id = wait.hotel_id and device.id = wait.device_id
  where stay.state = 'expected' and not coalesce(room.ready, false) and ${IS_WAITING}
  order by wait.since limit 200`)

/** Returns guests whose room isn't ready, longest waiting first. */
export async function readRoomWaits(tx: HotelTransaction): Promise<WaitingGuest[]> {
  return (await listRows(tx)).map(toWaiting)
}

function toWaiting({ reference, guestName, roomNumber, since, deviceName, tellsByMail }: WaitingRow): WaitingGuest {
  return {
    reference,
    since: since.toISOString(),
    tellsByMail,
    ...(guestName && { guestName }),
    ...(roomNumber && { roomNumber }),
    ...(deviceName && { deviceName }),
  }
}
