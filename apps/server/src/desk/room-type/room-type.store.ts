import { statement } from '../../platform/database/statement.ts'

interface TypeRow {
  readonly id: string
  readonly name: string
  readonly names: Record<string, string>
  readonly freeRooms: readonly { readonly number: string; readonly floor: number; readonly ready: boolean }[]
  /** How many rooms of the type are promised to other stays that have none yet, on the fullest night. */
  readonly owed: number
}

const MAX_ROOMS = 60

/** The types of the hotel, each with its rooms that are free on the remaining nights of a stay. */
export const listTypes = statement<TypeRow, [reservationId: string, from: string]>(`
  select type.id, type.name, type.names,
    array(
      select json_build_object('number', room.number, 'floor', room.floor, 'ready', room.ready) from rooms room
      where room.hotel_id = type.hotel_id and room.type_id = type.id and room.number is distinct from stay.room_number
        and not exists (select from room_nights held where held.hotel_id = room.hotel_id
          and held.room_number = room.number and held.reservation_id is distinct from stay.id
          and held.night >= $2::date and held.night < stay.end_date)
        and not exists (select from room_closures closed where closed.hotel_id = room.hotel_id
          and closed.room_number = room.number and closed.start_date < stay.end_date and closed.end_date >= $2::date)
        and not exists (select from reservations here where here.hotel_id = room.hotel_id
          and here.room_number = room.number and here.state = 'inHouse' and here.id <> stay.id)
      order by not room.ready, room.floor, room.number limit ${MAX_ROOMS}) as "freeRooms",
    coalesce((select max(waiting.count) from (
      select count(*) from generate_series($2::date, stay.end_date - 1, interval '1 day') night
        join reservations other on other.start_date <= night and other.end_date > night
      where other.hotel_id = type.hotel_id and other.room_type_id = type.id and other.room_number is null
        and other.state = 'expected' and other.room_available and other.id <> stay.id
      group by night) waiting), 0)::int as owed
  from reservations stay join room_types type on type.hotel_id = stay.hotel_id
  where stay.id = $1::uuid order by type.name`)

/** Serialises changes to this type and its sale. Returns nothing if there is no such type. */
export const lockType = statement<{ id: string }, [typeId: string]>(
  'select id from room_types where id = $1::text for no key update',
)

export const findTypeOfRoom = statement<{ typeId: string }, [number: string]>(
  'select type_id as "typeId" from rooms where number = $1::text',
)

type NewTerms = [
  reservationId: string,
  typeId: string,
  rateId: string | null,
  included: readonly string[],
  room: string | null,
]

/** Triggers move the nights of the room and end its keys. The first change notes what the booked price is for. */
export const setTerms = statement<never, NewTerms>(`
  update reservations set room_type_id = $2::text, rate_id = $3::text, included = $4::text[], room_number = $5::text,
    room_available = room_available or $5::text is not null,
    booked_type_id = coalesce(booked_type_id, room_type_id), booked_adults = coalesce(booked_adults, adults),
    booked_children = coalesce(booked_children, children),
    booked_included = coalesce(booked_included, included),
    booked_start = coalesce(booked_start, start_date), booked_end = coalesce(booked_end, end_date)
  where id = $1::uuid`)
