import { roomHeldSql } from '../../book/reservation/room-nights.store.ts'
import { statement } from '../../platform/database/statement.ts'

export interface StayToRoomRow {
  readonly reference: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly startDate: string
  readonly endDate: string
  readonly typeId: string
  readonly type: string
  readonly typeNames: Record<string, string>
  readonly groupLocator: string | null
  readonly notes: string | null
}

/** Stays without a room that arrive on this day; on today also those that should have arrived before. */
export const listStaysToRoom = statement<StayToRoomRow, [day: string, today: string]>(`
  select stay.reference, stay.first_name as "firstName", stay.last_name as "lastName", stay.start_date as "startDate",
    stay.end_date as "endDate", stay.room_type_id as "typeId", type.name as type, type.names as "typeNames",
    stay.group_locator as "groupLocator",
    (select said.notes from pre_checkins said where said.hotel_id = stay.hotel_id
      and said.reservation_id = stay.id and said.superseded_at is null) as notes
  from reservations stay
    join room_types type on type.hotel_id = stay.hotel_id and type.id = stay.room_type_id
  where stay.state = 'expected' and stay.room_number is null and stay.end_date > $1::date
    and (stay.start_date = $1::date or ($1::date = $2::date and stay.start_date < $1::date))
  order by stay.last_name, stay.reference`)

export interface FreeRoomRow {
  readonly number: string
  readonly typeId: string
  readonly floor: number
  readonly ready: boolean
  readonly isOccupied: boolean
  readonly takenNights: readonly string[]
}

/** Nights long before the day do not matter: the gap before a stay counts only up to some length. */
export const listRoomsWithNights = statement<FreeRoomRow, [day: string]>(`
  select room.number, room.type_id as "typeId", room.floor, room.ready,
    exists (select from reservations here
      where here.hotel_id = room.hotel_id and here.room_number = room.number and here.state = 'inHouse') as "isOccupied",
    array(select held.night::text from room_nights held
      where held.hotel_id = room.hotel_id and held.room_number = room.number and held.night > $1::date - 60
      order by held.night) as "takenNights"
  from rooms room`)

/** On which floors the groups of this day's stays already have rooms. */
export const listFloorsOfGroups = statement<{ locator: string; floors: number[] }, [day: string]>(`
  select stay.group_locator as locator, array_agg(room.floor) as floors
  from reservations stay join rooms room on room.hotel_id = stay.hotel_id and room.number = stay.room_number
  where stay.state in ('expected', 'inHouse') and stay.group_locator is not null
    and stay.start_date <= $1::date and stay.end_date > $1::date
  group by stay.group_locator`)

interface OpenStay {
  readonly id: string
  readonly reference: string
}

export const findIds = statement<OpenStay, [references: readonly string[]]>(
  'select id, reference from reservations where reference = any($1::text[])',
)

export const listUnassigned = statement<OpenStay, [ids: readonly string[]]>(`
  select id, reference from reservations
  where id = any($1::uuid[]) and state = 'expected' and room_number is null
  order by start_date, reference`)

export const setRooms = statement<never, [ids: readonly string[], roomNumbers: readonly string[]]>(`
  update reservations stay set room_number = given.room_number
  from unnest($1::uuid[], $2::text[]) given (id, room_number) where stay.id = given.id`)

export const findUnheld = statement<{ id: string }, [ids: readonly string[], today: string]>(
  `select stay.id from reservations stay where stay.id = any($1::uuid[]) and not (${roomHeldSql('$2')})`,
)

export const takeRoomsBack = statement<never, [ids: readonly string[]]>(
  'update reservations set room_number = null where id = any($1::uuid[])',
)

/** Answers the hotel's earlier word that there is no room for these stays. */
export const setRoomsAvailable = statement<never, [ids: readonly string[]]>(
  'update reservations set room_available = true where id = any($1::uuid[]) and not room_available',
)
