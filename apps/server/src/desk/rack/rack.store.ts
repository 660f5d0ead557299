import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import type { RoomCondition } from '@foyer/domain/room/condition.ts'
import { roomHeldSql } from '../../book/reservation/room-nights.store.ts'
import { statement } from '../../platform/database/statement.ts'

interface RackRoomRow {
  readonly number: string
  readonly typeId: string
  readonly type: string
  readonly typeNames: Record<string, string>
  readonly floor: number
  readonly ready: boolean
  readonly condition: RoomCondition
}

export const listRackRooms = statement<RackRoomRow, []>(`
  select room.number, room.type_id as "typeId", type.name as type, type.names as "typeNames", room.floor, room.ready,
    room.condition
  from rooms room join room_types type on type.hotel_id = room.hotel_id and type.id = room.type_id
  order by type.name, room.floor, length(room.number), room.number`)

export interface RackStayRow {
  readonly reference: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly startDate: string
  readonly endDate: string
  readonly state: ReservationState
  readonly roomTypeId: string
  readonly type: string
  readonly typeNames: Record<string, string>
  readonly roomNumber: string | null
  readonly groupLocator: string | null
  readonly hasPets: boolean
  readonly vip: boolean
  readonly staffNotes: string | null
  readonly preferences: string | null
  readonly lateCheckOut: string | null
  readonly waitsForRoom: boolean
  readonly roomTaken: boolean
}

/**
 * Stays with a night in the period, and all guests in house, who may be overdue. Each branch has an
 * index of its own, so that a long history costs nothing.
 */
export const listRackStays = statement<RackStayRow, [from: string, until: string, today: string]>(`
  with shown as (
    select * from reservations where state = 'expected' and start_date < $2::date and end_date > $1::date
    union all
    select * from reservations where state = 'inHouse' and start_date < $2::date and (end_date > $1::date or $3::date >= $1::date)
    union all
    select * from reservations where state = 'departed' and erased_at is null and room_number is not null
      and start_date < least($2::date, $3::date) and end_date > $1::date and $3::date > $1::date)
  select stay.reference, stay.first_name as "firstName", stay.last_name as "lastName", stay.start_date as "startDate",
    case when stay.state = 'departed' then least(stay.end_date, $3::date) else stay.end_date end as "endDate",
    stay.state, stay.room_type_id as "roomTypeId", type.name as type, type.names as "typeNames",
    stay.room_number as "roomNumber", stay.group_locator as "groupLocator", stay.has_pets as "hasPets",
    stay.vip, stay.staff_notes as "staffNotes", stay.preferences, stay.late_check_out as "lateCheckOut",
    exists (select from room_waits waiting
      where waiting.hotel_id = stay.hotel_id and waiting.reservation_id = stay.id) as "waitsForRoom",
    stay.state in ('expected', 'inHouse') and not (${roomHeldSql('$3')}) as "roomTaken"
  from shown stay
    join room_types type on type.hotel_id = stay.hotel_id and type.id = stay.room_type_id
  order by stay.start_date, stay.reference`)

interface RackClosureRow {
  readonly roomNumber: string
  readonly startDate: string
  /** The day on which the room is open again. */
  readonly endDate: string
  readonly reason: string
}

export const listRackClosures = statement<RackClosureRow, [from: string, until: string]>(`
  select room_number as "roomNumber", start_date as "startDate", end_date + 1 as "endDate", reason
  from room_closures where start_date < $2::date and end_date >= $1::date
  order by room_number, start_date`)
