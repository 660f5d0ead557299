import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import { statement } from '../../platform/database/statement.ts'

export interface DatedStay {
  readonly id: string
  readonly reference: string
  readonly state: ReservationState
  readonly startDate: string
  readonly endDate: string
  readonly bookedStart: string
  readonly bookedEnd: string
  /** What the hotel's charges by night add up to, in minor units. */
  readonly bookedRoom: number
  readonly bookedTaxes: number
  readonly adults: number
  readonly bookedAdults: number
  readonly children: number
  readonly bookedChildren: number
  readonly included: readonly string[]
  readonly bookedIncluded: readonly string[]
  readonly roomNumber: string | null
  readonly roomTypeId: string
  readonly roomType: string
  readonly roomTypeNames: Record<string, string>
  readonly bookedTypeId: string
  readonly rateId: string | null
  readonly bookedRateId: string | null
  readonly promotionalCode: string | null
}

const hotelLines = (kind: 'charge' | 'tax') => `coalesce((select sum(line.amount) from folio_lines line
      where line.hotel_id = stay.hotel_id and line.reservation_id = stay.id and line.source = 'hotel'
        and line.kind = '${kind}' and coalesce(line.revenue_group, 'room') in ('room', 'tax')), 0)::int`

export const findDatedStay = statement<DatedStay, [id: string]>(`
  select stay.id, stay.reference, stay.state, stay.start_date as "startDate", stay.end_date as "endDate",
    coalesce(stay.booked_start, stay.start_date) as "bookedStart", coalesce(stay.booked_end, stay.end_date) as "bookedEnd",
    ${hotelLines('charge')} as "bookedRoom", ${hotelLines('tax')} as "bookedTaxes",
    stay.adults, coalesce(stay.booked_adults, stay.adults) as "bookedAdults",
    stay.children, coalesce(stay.booked_children, stay.children) as "bookedChildren", stay.included,
    coalesce(stay.booked_included, stay.included) as "bookedIncluded",
    coalesce(stay.booked_type_id, stay.room_type_id) as "bookedTypeId", stay.room_number as "roomNumber", stay.room_type_id as "roomTypeId",
    type.name as "roomType", type.names as "roomTypeNames", coalesce(stay.rate_id, sold.rate_id) as "rateId",
    sold.rate_id as "bookedRateId",
    sold.promotional_code as "promotionalCode"
  from reservations stay
    join room_types type on type.hotel_id = stay.hotel_id and type.id = stay.room_type_id
    left join walk_ins sold on sold.hotel_id = stay.hotel_id and sold.reservation_id = stay.id
  where stay.id = $1::uuid`)

/** Triggers move the nights of the room and the keys. The first change notes what the booked price is for. */
export const setDates = statement<
  never,
  [reservationId: string, startDate: string, endDate: string, room: string | null]
>(`
  update reservations set start_date = $2::date, end_date = $3::date, room_number = $4::text,
    room_available = room_available or $4::text is not null,
    booked_start = coalesce(booked_start, start_date), booked_end = coalesce(booked_end, end_date)
  where id = $1::uuid`)

interface Occupant {
  readonly reference: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly state: ReservationState
}

/** Another stay that has this room on one of these nights; nights before today do not count. */
export const findOccupant = statement<
  Occupant,
  [reservationId: string, room: string, from: string, to: string, today: string]
>(`
  select other.reference, concat_ws(' ', other.first_name, other.last_name) as name,
    other.start_date as "startDate", other.end_date as "endDate", other.state
  from reservations other
  where other.id <> $1::uuid and other.state in ('expected', 'inHouse') and exists (
    select from room_nights held where held.hotel_id = other.hotel_id and held.reservation_id = other.id
      and held.room_number = $2::text and held.night >= greatest($3::date, $5::date) and held.night < $4::date)
  order by other.start_date limit 1`)

interface FreeRoom {
  readonly number: string
  readonly type: string
  readonly typeNames: Record<string, string>
  readonly floor: number
  readonly ready: boolean
}

/** Rooms that no stay has on these nights, and in which no one is. */
export const listFreeRooms = statement<FreeRoom, [reservationId: string, from: string, to: string, today: string]>(`
  select room.number, type.name as type, type.names as "typeNames", room.floor, room.ready
  from reservations stay
    join rooms room on room.hotel_id = stay.hotel_id and room.number is distinct from stay.room_number
    join room_types type on type.hotel_id = room.hotel_id and type.id = room.type_id
  where stay.id = $1::uuid
    and not exists (select from room_nights held where held.hotel_id = room.hotel_id and held.room_number = room.number
      and held.reservation_id <> stay.id and held.night >= greatest($2::date, $4::date) and held.night < $3::date)
    and not exists (select from room_closures closed where closed.hotel_id = room.hotel_id
      and closed.room_number = room.number and closed.start_date < $3::date
      and closed.end_date >= greatest($2::date, $4::date))
    and not exists (select from reservations here where here.hotel_id = room.hotel_id
      and here.room_number = room.number and here.state = 'inHouse' and here.id <> stay.id)
  order by room.type_id <> stay.room_type_id, not room.ready, type.name, room.floor, room.number
  limit 60`)

/** The nights on which a stay has this room. */
export const listHeldNights = statement<{ night: string }, [reservationId: string, room: string]>(
  'select night from room_nights where reservation_id = $1::uuid and room_number = $2::text',
)
