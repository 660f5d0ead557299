import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

/** Serialises those who want a room of the same type until their transaction ends. */
export const lockRoomType = statement<never, [hotelId: number, roomTypeId: string]>(`
  select pg_advisory_xact_lock(hashtextextended('upgrade ' || $1::int || ' ' || $2::text, 0))`)

interface FreeRoom {
  readonly typeId: string
  readonly number: string
}

type FreeRoomsQuery = [typeIds: readonly string[], reservationId: string, from: string, to: string, onlyReady: boolean]

/**
 * Rooms of these types that are free in these nights, by booking and by choice, the best of each
 * type first. Enough are left for bookings of the type that have no room yet. If the guest wants to
 * move in today, only ready ones.
 */
export const listFreeRooms = statement<FreeRoom, FreeRoomsQuery>(`
  with overlapping as (
    select stay.id, stay.room_type_id, stay.room_number from reservations stay
    where stay.state in ('expected', 'inHouse') and stay.id <> $2::uuid
      and stay.start_date < $4::date and stay.end_date > $3::date),
  free as (
    select room.type_id, room.number, room.ready,
      row_number() over (partition by room.type_id order by room.ready, room.number desc) as place
    from rooms room
    where room.type_id = any($1::text[])
      and not exists (select from overlapping where overlapping.room_number = room.number)
      and not exists (
        select from room_nights held
        where held.hotel_id = room.hotel_id and held.room_number = room.number and held.reservation_id is distinct from $2::uuid
          and held.night >= $3::date and held.night < $4::date))
  select free.type_id as "typeId", free.number from free
  where (free.ready or not $5::boolean)
    -- The worst come first in this count: what is left over is the best.
    and free.place > (
      select count(*) from overlapping where overlapping.room_type_id = free.type_id and overlapping.room_number is null)
  order by free.type_id, free.place desc`)

export interface ChosenUpgrade {
  readonly offerId: string
  readonly typeId: string
  readonly roomNumber: string
  /** Where cars are rented: the car there, and the pick-up in which it was chosen. */
  readonly plate: string | null
  readonly pickUpProcess: string | null
  readonly applied: boolean
}

const readRow = statement<ChosenUpgrade, [reservationId: string]>(`
  select offer_id as "offerId", room_type_id as "typeId", room_number as "roomNumber", plate,
    pick_up_process as "pickUpProcess", applied_at is not null as applied
  from chosen_upgrades where reservation_id = $1::uuid`)

export async function readChosen(tx: HotelTransaction, reservationId: string): Promise<ChosenUpgrade | undefined> {
  const [chosen] = await readRow(tx, reservationId)
  return chosen
}

type Choice = [
  hotelId: number,
  reservationId: string,
  offerId: string,
  bookedTypeId: string,
  typeId: string,
  roomNumber: string,
  plate: string | null,
  pickUpProcess: string | null,
]

export const saveChoice = statement<never, Choice>(`
  insert into chosen_upgrades (hotel_id, reservation_id, offer_id, booked_type_id, room_type_id, room_number,
    plate, pick_up_process)
  values ($1::int, $2::uuid, $3::text, $4::text, $5::text, $6::text, $7::text, $8::text)
  on conflict (hotel_id, reservation_id) do update
    set offer_id = excluded.offer_id, booked_type_id = excluded.booked_type_id, room_type_id = excluded.room_type_id,
      room_number = excluded.room_number, plate = excluded.plate, pick_up_process = excluded.pick_up_process,
      chosen_at = clock_timestamp()`)

type Nights = [hotelId: number, reservationId: string, roomNumber: string, from: string, to: string]

/**
 * Reserves the room for these nights in addition to the booked one, so that no one else books,
 * sells or chooses it.
 */
export const reserveNights = statement<{ night: string }, Nights>(`
  insert into room_nights (hotel_id, room_number, night, reservation_id)
  select $1::int, $3::text, night::date, $2::uuid from generate_series($4::date, $5::date - 1, interval '1 day') night
  on conflict do nothing returning night`)

/** Releases what was chosen before; the booked room stays. */
export const releaseNights = statement<never, [reservationId: string]>(`
  delete from room_nights held using reservations stay, chosen_upgrades chosen
  where held.reservation_id = $1::uuid and stay.id = held.reservation_id and chosen.reservation_id = stay.id
    and chosen.applied_at is null and held.room_number = chosen.room_number
    and held.room_number is distinct from stay.room_number`)

export const deleteChoice = statement<never, [reservationId: string]>(`
  delete from chosen_upgrades where reservation_id = $1::uuid and applied_at is null`)

/** Makes it the room of the reservation. */
export const applyChoice = statement<never, [reservationId: string, typeId: string, roomNumber: string]>(`
  with applied as (
    update chosen_upgrades set applied_at = clock_timestamp(), room_number = $3::text where reservation_id = $1::uuid)
  update reservations set room_type_id = $2::text, room_number = $3::text where id = $1::uuid`)

interface RoomFacts {
  readonly id: string
  readonly name: string
  readonly names: Record<string, string>
  readonly picture: string
}

export const readTypes = statement<RoomFacts, [ids: readonly string[]]>(`
  select id, name, names, picture from room_types where id = any($1::text[])`)

/** Where the new room is. */
export const findFloor = statement<{ floor: number }, [number: string]>(
  `select floor from rooms where number = $1::text`,
)

/** The bill line of the choice. */
export const findChoiceLine = statement<
  { id: string; names: Record<string, string>; amount: number },
  [reservationId: string]
>(`select id, names, amount from folio_lines where reservation_id = $1::uuid and origin = 'upgrade'`)
