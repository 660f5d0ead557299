import type { VideoCall } from '@foyer/contract/staff/video-calls.ts'
import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import type { CallState } from '@foyer/domain/video-call/call-states.ts'
import { DISCONNECT_TIMEOUT_S } from '@foyer/domain/video-call/call-times.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { statement } from '../../platform/database/statement.ts'

interface Row {
  readonly id: string
  readonly state: CallState
  readonly askedAt: Date
  readonly guestName: string
  readonly reference: string | null
  readonly roomNumber: string | null
  readonly deviceName: string | null
  readonly screen: ScreenName | null
  readonly asksIdentity: boolean
  readonly memberId: string | null
  readonly memberName: string | null
  readonly answeredAt: Date | null
}

const readOpen = statement<Row, []>(`
  select call.id, call.state, call.asked_at as "askedAt", concat_ws(' ', stay.first_name, stay.last_name) as "guestName",
    stay.reference, stay.room_number as "roomNumber", coalesce(nullif(device.name, ''), device.app_key) as "deviceName", call.screen,
    call.asks_identity as "asksIdentity", call.member_id as "memberId", call.member_name as "memberName",
    call.answered_at as "answeredAt"
  from video_calls call
    left join reservations stay on stay.hotel_id = call.hotel_id and stay.id = call.reservation_id
    left join devices device on device.hotel_id = call.hotel_id and device.id = call.device_id
  where call.ended_at is null and call.guest_seen_at > clock_timestamp() - interval '${DISCONNECT_TIMEOUT_S} seconds'
  order by call.asked_at limit 50`)

/** Returns calls whose guest is still connected. */
export async function listCalls({ tx, id: me }: Staff): Promise<VideoCall[]> {
  const rows = await readOpen(tx)
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    askedAt: row.askedAt.toISOString(),
    asksIdentity: row.asksIdentity,
    ...(row.guestName && { guestName: row.guestName }),
    ...(row.reference && { reference: row.reference }),
    ...(row.roomNumber && { roomNumber: row.roomNumber }),
    ...(row.deviceName && { deviceName: row.deviceName }),
    ...(row.screen && { screen: row.screen }),
    ...(row.answeredAt && {
      answered: { by: row.memberName ?? '', isMe: row.memberId === me, at: row.answeredAt.toISOString() },
    }),
  }))
}
