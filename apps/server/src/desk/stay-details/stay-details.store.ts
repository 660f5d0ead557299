import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import { statement } from '../../platform/database/statement.ts'

interface DetailsRow {
  readonly state: ReservationState
  readonly firstName: string | null
  readonly lastName: string | null
  readonly vip: boolean
  readonly staffNotes: string | null
  readonly preferences: string | null
  /** Reception's, or else what the guests said. */
  readonly expectedAt: string | null
  readonly lateCheckOut: string | null
  readonly adults: number
  readonly children: number
  /** The type of their room, or else the booked one. */
  readonly typeId: string
}

export const findStayDetails = statement<DetailsRow, [id: string]>(`
  select stay.state, stay.first_name as "firstName", stay.last_name as "lastName", stay.vip,
    stay.staff_notes as "staffNotes", stay.preferences, stay.late_check_out as "lateCheckOut", stay.adults, stay.children,
    coalesce((select room.type_id from rooms room where room.hotel_id = stay.hotel_id and room.number = stay.room_number),
      stay.room_type_id) as "typeId",
    coalesce(stay.expected_at,
      (select said.arrival_time from pre_checkins said where said.hotel_id = stay.hotel_id
        and said.reservation_id = stay.id and said.superseded_at is null),
      (select main.given ->> 'arrivalTime' from guests main where main.hotel_id = stay.hotel_id
        and main.reservation_id = stay.id and main.main and main.replaced_at is null)) as "expectedAt"
  from reservations stay where stay.id = $1::uuid`)

export const setStayNotes = statement<
  never,
  [id: string, vip: boolean, staffNotes: string | null, preferences: string | null, lateCheckOut: string | null]
>(`
  update reservations set vip = $2::boolean, staff_notes = $3::text, preferences = $4::text, late_check_out = $5::text
  where id = $1::uuid`)

export const setExpectedAt = statement<never, [id: string, expectedAt: string | null]>(
  'update reservations set expected_at = $2::text where id = $1::uuid',
)

/** The first change notes what the booked price is for. */
export const setPartySize = statement<never, [id: string, adults: number, children: number]>(
  `update reservations set adults = $2::int, children = $3::int, booked_adults = coalesce(booked_adults, adults),
    booked_children = coalesce(booked_children, children),
    booked_start = coalesce(booked_start, start_date), booked_end = coalesce(booked_end, end_date)
  where id = $1::uuid`,
)

/** The first guests are the adults. What is known of a guest decides for those who have entered something. */
export const setAdultGuests = statement<never, [id: string, adults: number]>(`
  update guests set adult = placed.rank <= $2::int
  from (select id, row_number() over (order by position) as rank from guests
    where reservation_id = $1::uuid and replaced_at is null) placed
  where guests.id = placed.id and version = 1 and added_at is null and erased_at is null
    and adult is distinct from (placed.rank <= $2::int)`)
