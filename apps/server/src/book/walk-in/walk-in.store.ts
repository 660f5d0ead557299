import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

export interface FreeRooms {
  readonly id: string
  readonly name: string
  readonly names: Record<string, string>
  readonly picture: string
  /** Those that are ready come first. */
  readonly free: readonly { readonly number: string; readonly ready: boolean }[]
  /** How many of them are promised to reservations that have no room yet. */
  readonly owed: number
}

/**
 * What is free for all of these nights, by type. A room that is still occupied, however late, is
 * not free; a reservation without a room counts as one of its type.
 */
export const readFree = statement<FreeRooms, [types: readonly string[], from: string, nights: number]>(`
  with nights as (select $2::date + at as night from generate_series(0, $3::int - 1) at)
  select type.id, type.name, type.names, type.picture,
    array(
      select json_build_object('number', room.number, 'ready', room.ready) from rooms room
      where room.hotel_id = type.hotel_id and room.type_id = type.id
        and not exists (select from room_nights taken join nights using (night)
          where taken.hotel_id = room.hotel_id and taken.room_number = room.number)
        and not exists (select from reservations here
          where here.hotel_id = room.hotel_id and here.room_number = room.number and here.state = 'inHouse')
      order by room.ready desc, room.number) as free,
    coalesce((select max(waiting.count) from (
      select count(*) from nights join reservations stay on stay.start_date <= night and stay.end_date > night
      where stay.hotel_id = type.hotel_id and stay.room_type_id = type.id and stay.room_number is null
        and stay.state = 'expected' and stay.room_available
      group by night) waiting), 0)::int as owed
  from room_types type where type.id = any($1::text[])`)

/** Serialises sales of rooms of this type. */
export const lockType = statement<{ id: string }, [typeId: string]>(
  'select id from room_types where id = $1 for no key update',
)

export async function assignRoom(tx: HotelTransaction, reservationId: string, room: string): Promise<void> {
  await tx.updateTable('reservations').set({ room_number: room }).where('id', '=', reservationId).execute()
}

interface WalkIn {
  readonly hotelId: number
  readonly reservationId: string
  readonly madeBy: 'guest' | 'staff'
  readonly page: string | null
  readonly deviceId: string | null
  readonly rateId: string
  readonly promotionalCode: string | null
  readonly membershipId: string | null
  /** If null, it isn't released automatically. */
  readonly holdMinutes: number | null
}

export async function saveWalkIn(tx: HotelTransaction, walkIn: WalkIn): Promise<void> {
  const { hotelId, reservationId, madeBy, page, deviceId, rateId, promotionalCode, membershipId, holdMinutes } = walkIn
  await insertWalkIn(
    tx,
    hotelId,
    reservationId,
    madeBy,
    page,
    deviceId,
    rateId,
    promotionalCode,
    membershipId,
    holdMinutes,
  )
}

const insertWalkIn = statement<
  never,
  [
    hotelId: number,
    reservationId: string,
    madeBy: string,
    page: string | null,
    deviceId: string | null,
    rateId: string,
    promotionalCode: string | null,
    membershipId: string | null,
    holdMinutes: number | null,
  ]
>(`insert into walk_ins (hotel_id, reservation_id, made_by, page, device_id, rate_id, promotional_code, membership_id, hold_until)
  values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp() + make_interval(secs => $9::float8 * 60))`)

/**
 * Counts the rooms that a device or page holds at this moment. Concurrent requests from it are
 * serialised.
 */
export async function lockAndCountHolds(tx: HotelTransaction, hotelId: number, place: string): Promise<number> {
  await lockClient(tx, hotelId, place)
  const [row] = await readHolds(tx, place)
  return row?.count ?? 0
}

const lockClient = statement<never, [hotelId: number, place: string]>(
  `select pg_advisory_xact_lock(hashtextextended('walk-in ' || $1::int || ' ' || $2::text, 0))`,
)

const readHolds = statement<{ count: number }, [place: string]>(`
  select count(*)::int as count from walk_ins made
    join reservations stay on stay.hotel_id = made.hotel_id and stay.id = made.reservation_id
  where made.hold_until > clock_timestamp() and stay.state = 'expected'
    and $1::text in (made.device_id::text, made.page)`)

/** The reservation that this page has created under this number. */
export const listMadeByPage = statement<{ id: string }, [page: string, reference: string]>(`
  select stay.id from walk_ins made
    join reservations stay on stay.hotel_id = made.hotel_id and stay.id = made.reservation_id
  where made.page = $1::text and stay.reference = $2::text`)

/**
 * The guest has left a device of the hotel: unless they have checked in, the room is released with
 * the next run.
 */
export const endHoldsOfPage = statement<never, [page: string]>(`
  update walk_ins set hold_until = clock_timestamp() where page = $1::text and hold_until > clock_timestamp()`)

/** Removes the time limit, so that the room isn't released automatically any more. */
export const releaseHold = statement<never, [reservationId: string]>(
  'update walk_ins set hold_until = null where reservation_id = $1::uuid',
)

interface EndedHold {
  readonly id: string
  readonly reference: string
}

/**
 * Expired holds. Guests who are still at it retain the room, and so do those who have done what can
 * be done before the room is ready, or have left the rest to the desk.
 */
export const readEndedHolds = statement<EndedHold, []>(`
  select stay.id, stay.reference from walk_ins made, lateral (
    select stay.hotel_id, stay.id, stay.reference, stay.state, stay.pre_checkin_completed from reservations stay
    where stay.hotel_id = made.hotel_id and stay.id = made.reservation_id offset 0) stay
  where made.hold_until <= clock_timestamp() and stay.state = 'expected' and not stay.pre_checkin_completed
    and not exists (select from room_waits wait where wait.hotel_id = stay.hotel_id and wait.reservation_id = stay.id offset 0)
    and not exists (select from checkin_leases lease left join visits on visits.hotel_id = lease.hotel_id and visits.id = lease.visit_id
      where lease.hotel_id = stay.hotel_id and lease.reservation_id = stay.id and lease.expires_at > clock_timestamp()
        and visits.ended_at is null)
  order by made.hold_until`)

interface Member {
  readonly id: string
  readonly promotionalCode: string
}

/** Matches everything that was given. */
export const readMember = statement<Member, [id: string | null, email: string | null]>(`
  select id, promotional_code as "promotionalCode" from memberships
  where ($1::text is null or id = $1) and ($2::text is null or email = $2) and coalesce($1, $2) is not null
  order by id limit 1`)
