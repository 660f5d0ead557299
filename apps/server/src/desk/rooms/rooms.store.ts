import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

export interface RoomedStay {
  readonly id: string
  readonly reference: string
  readonly state: ReservationState
  readonly roomTypeId: string
  readonly roomNumber: string | null
  readonly startDate: string
  readonly endDate: string
}

const findStay = statement<RoomedStay, [id: string]>(
  `select id, reference, state, room_type_id as "roomTypeId", room_number as "roomNumber",
    start_date as "startDate", end_date as "endDate"
  from reservations where id = $1::uuid`,
)

export async function findRoomedStay(tx: HotelTransaction, id: string): Promise<RoomedStay | undefined> {
  const [stay] = await findStay(tx, id)
  return stay
}

interface Occupant {
  readonly reference: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly state: ReservationState
}

interface RoomRow {
  readonly number: string
  readonly typeId: string
  readonly type: string
  readonly typeNames: Record<string, string>
  readonly floor: number
  readonly ready: boolean
  readonly occupant: Occupant | null
  readonly closure: { readonly endDate: string; readonly reason: string } | null
  readonly isOccupied: boolean
}

/**
 * The rooms of the hotel for the remaining nights of a stay, each with another stay that has it on
 * one of these nights. Guests who are in house cannot move to a room in which someone still is.
 */
export const listRooms = statement<RoomRow, [reservationId: string, today: string]>(`
  select room.number, room.type_id as "typeId", type.name as type, type.names as "typeNames", room.floor, room.ready,
    (select json_build_object('reference', other.reference, 'name', concat_ws(' ', other.first_name, other.last_name),
        'startDate', other.start_date, 'endDate', other.end_date, 'state', other.state)
      from reservations other
      where other.hotel_id = room.hotel_id and other.room_number = room.number and other.id <> stay.id
        and other.state in ('expected', 'inHouse') and other.start_date < stay.end_date
        and (other.end_date > greatest(stay.start_date, $2::date) or (other.state = 'inHouse' and stay.state = 'inHouse'))
      order by other.state = 'inHouse' desc, other.start_date limit 1) as occupant,
    (select json_build_object('endDate', closure.end_date, 'reason', closure.reason) from room_closures closure
      where closure.hotel_id = room.hotel_id and closure.room_number = room.number
        and closure.start_date < stay.end_date and closure.end_date >= greatest(stay.start_date, $2::date)
      order by closure.start_date limit 1) as closure,
    exists (select from reservations here
      where here.hotel_id = room.hotel_id and here.room_number = room.number and here.id <> stay.id
        and here.state = 'inHouse') as "isOccupied"
  from reservations stay
    join rooms room on room.hotel_id = stay.hotel_id
    join room_types type on type.hotel_id = room.hotel_id and type.id = room.type_id
  where stay.id = $1::uuid
  order by room.type_id <> stay.room_type_id, type.name, room.floor, room.number`)

export const findRoom = statement<{ number: string }, [number: string]>(
  'select number from rooms where number = $1::text',
)

/** Also answers the hotel's earlier word that there is no room for this stay. */
export const setRoom = statement<never, [reservationId: string, roomNumber: string | null]>(
  `update reservations set room_number = $2::text, room_available = room_available or $2::text is not null
  where id = $1::uuid`,
)

/** Whether the room of this stay is closed in one of its remaining nights. */
export const findClosedNight = statement<{ id: string }, [reservationId: string, today: string]>(`
  select closure.id from reservations stay
    join room_closures closure on closure.hotel_id = stay.hotel_id and closure.room_number = stay.room_number
      and closure.start_date < stay.end_date and closure.end_date >= greatest(stay.start_date, $2::date)
  where stay.id = $1::uuid limit 1`)

/** Whether a guest who should have left is still in the room of this stay. */
export const findOverdueGuest = statement<{ reference: string }, [reservationId: string]>(`
  select other.reference from reservations stay
    join reservations other on other.hotel_id = stay.hotel_id and other.room_number = stay.room_number
      and other.id <> stay.id and other.state = 'inHouse'
  where stay.id = $1::uuid and stay.state = 'inHouse' limit 1`)

/** Guests have used it, so it must be cleaned. */
export const setUsed = statement<never, [number: string]>(
  `update rooms set condition = 'dirty', condition_by = null where number = $1::text and condition <> 'dirty'`,
)
