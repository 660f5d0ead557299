import type { RoomCondition } from '@foyer/domain/room/condition.ts'
import { IS_WAITING } from '../../checkin/room-wait/room-wait.store.ts'
import { statement } from '../../platform/database/statement.ts'

export interface RoomRow {
  readonly number: string
  readonly type: string
  readonly typeNames: Record<string, string>
  readonly floor: number
  readonly condition: RoomCondition
  readonly ready: boolean
  readonly conditionAt: Date
  readonly conditionBy: string | null
  readonly inspects: boolean
}

export const listRooms = statement<RoomRow, []>(`
  select room.number, type.name as type, type.names as "typeNames", room.floor, room.condition, room.ready,
    room.condition_at as "conditionAt", room.condition_by as "conditionBy", hotel.inspects_rooms as inspects
  from rooms room join hotels hotel on hotel.id = room.hotel_id
    join room_types type on type.hotel_id = room.hotel_id and type.id = room.type_id`)

export interface StayRow {
  readonly roomNumber: string
  readonly state: 'expected' | 'inHouse' | 'departed'
  readonly guests: number
  readonly endDate: string
  readonly leftAt: Date | null
  readonly arrivalTime: string | null
  readonly lateCheckOut: string | null
}

/** A departure is of today if it is of this day; bookings end at most a year after their guests left. */
export const listStaysOfDay = statement<StayRow, [today: string, timeZone: string, latestTurn: number]>(`
  select stay.room_number as "roomNumber", stay.state, stay.adults + stay.children as guests,
    stay.end_date as "endDate", gone.at as "leftAt",
    stay.late_check_out as "lateCheckOut",
    coalesce(stay.expected_at, (select said.arrival_time from pre_checkins said where said.hotel_id = stay.hotel_id
      and said.reservation_id = stay.id and said.superseded_at is null limit 1)) as "arrivalTime"
  from reservations stay
    left join check_outs gone on gone.hotel_id = stay.hotel_id and gone.reservation_id = stay.id
      and gone.undone_at is null and stay.state = 'departed'
  where stay.room_number is not null and (stay.state = 'inHouse'
    or (stay.state = 'expected' and stay.start_date <= $1::date
      and (stay.end_date > $1::date or stay.start_date = $1::date))
    or (stay.state = 'departed' and stay.end_date between $1::date - 30 and $1::date + 366
      and gone.at >= hotel_day_start($1::date, $2::text, $3::int)))
  order by stay.start_date, stay.reference`)

export interface WaitRow {
  readonly since: Date
  readonly guests: number
  readonly type: string
  readonly typeNames: Record<string, string>
  readonly roomNumber: string | null
}

export const listWaiting = statement<WaitRow, []>(`
  select wait.since, stay.adults + stay.children as guests, type.name as type, type.names as "typeNames",
    stay.room_number as "roomNumber"
  from room_waits wait
    join reservations stay on stay.hotel_id = wait.hotel_id and stay.id = wait.reservation_id
    join room_types type on type.hotel_id = stay.hotel_id and type.id = stay.room_type_id
    left join rooms room on room.hotel_id = stay.hotel_id and room.number = stay.room_number
  where stay.state = 'expected' and not coalesce(room.ready, false) and ${IS_WAITING}
  order by wait.since limit 200`)

export interface ClosureRow {
  readonly id: string
  readonly roomNumber: string
  readonly startDate: string
  readonly endDate: string
  readonly reason: string
  readonly by: string
}

/** Today's and later ones, the earliest first. */
export const listClosures = statement<ClosureRow, [today: string]>(`
  select id, room_number as "roomNumber", start_date as "startDate", end_date as "endDate", reason, closed_by as by
  from room_closures where end_date >= $1::date order by start_date`)

export const insertClosure = statement<
  never,
  [hotelId: number, id: string, roomNumber: string, startDate: string, endDate: string, reason: string, by: string]
>(`
  insert into room_closures (hotel_id, id, room_number, start_date, end_date, reason, closed_by)
  values ($1::int, $2::uuid, $3::text, $4::date, $5::date, $6::text, $7::text)`)

export const lockClosure = statement<ClosureRow, [id: string]>(`
  select id, room_number as "roomNumber", start_date as "startDate", end_date as "endDate", reason, closed_by as by
  from room_closures where id = $1::uuid for update`)

export const deleteClosure = statement<never, [id: string]>('delete from room_closures where id = $1::uuid')

export const endClosure = statement<never, [id: string, lastDay: string]>(
  'update room_closures set end_date = $2::date where id = $1::uuid',
)

/**
 * Makes the rooms of guests who stay dirty after their night, unless housekeeping has been there
 * since the day began. Running it again changes nothing.
 */
export const markStayOvers = statement<{ number: string }, [today: string, timeZone: string]>(`
  update rooms set condition = 'dirty', condition_by = null
  where condition <> 'dirty' and condition_at < $1::date::timestamp at time zone $2::text
    and exists (select from reservations stay
      where stay.hotel_id = rooms.hotel_id and stay.room_number = rooms.number and stay.state = 'inHouse'
        and stay.start_date < $1::date and stay.end_date > $1::date)
  returning number`)
