import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

/**
 * Serializes imports, because two concurrent files would count each other's rows as their own. A
 * dry run rolls back to the savepoint.
 */
export async function beginImport(tx: HotelTransaction, hotelId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${hotelId}`}, 0))`.execute(tx)
  await sql`savepoint before_import`.execute(tx)
}

export async function rollBackImport(tx: HotelTransaction): Promise<void> {
  await sql`rollback to savepoint before_import`.execute(tx)
}

export async function readRooms(tx: HotelTransaction) {
  return {
    types: await tx.selectFrom('room_types').select(['id', 'name', 'names']).execute(),
    rooms: await tx.selectFrom('rooms').select(['number', 'type_id']).execute(),
  }
}

/** What is stored beside a reservation: the hotel's lines of its bill, and its main guest. */
export interface StoredDetails {
  readonly lines: readonly { readonly kind: string; readonly amount: number }[]
  readonly given: Readonly<Record<string, unknown>> | null
  /** The main guest has entered something. */
  readonly hasAuthor: boolean
}

const readDetails = statement<StoredDetails & { id: string }, [ids: readonly string[]]>(`
  select stay.id, main.given, main.given_by is not null as "hasAuthor",
    coalesce((select json_agg(json_build_object('kind', line.kind, 'amount', line.amount) order by line.position)
      from folio_lines line where line.reservation_id = stay.id and line.source = 'hotel'), '[]') as lines
  from reservations stay left join guests main on main.reservation_id = stay.id and main.main
  where stay.id = any($1::uuid[])`)

/** By the ids of their reservations, in one statement. */
export async function mapStoredDetails(
  tx: HotelTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredDetails>> {
  return new Map((await readDetails(tx, ids)).map(({ id, ...details }) => [id, details]))
}

export interface Shortage {
  readonly day: string
  readonly roomTypeId: string
  readonly type: string
  readonly typeNames: Record<string, string>
  readonly stays: number
  readonly rooms: number
}

/**
 * Nights on which more stays than open rooms have one of these types. A stay counts for the type of its
 * room, and without one for its booked type.
 */
export const listShortages = statement<Shortage, [from: string, until: string, typeIds: readonly string[]]>(`
  with wanted as (
    select night.day::date as day, stay.hotel_id, coalesce(room.type_id, stay.room_type_id) as type_id,
      count(*)::int as stays
    from reservations stay
      cross join lateral generate_series(greatest(stay.start_date, $1::date), least(stay.end_date, $2::date) - 1,
        interval '1 day') night (day)
      left join rooms room on room.hotel_id = stay.hotel_id and room.number = stay.room_number
    where stay.state in ('expected', 'inHouse') and stay.start_date < $2::date and stay.end_date > $1::date
      and coalesce(room.type_id, stay.room_type_id) = any($3::text[])
    group by 1, 2, 3)
  select wanted.day, type.id as "roomTypeId", type.name as type, type.names as "typeNames", wanted.stays, open.rooms
  from wanted
    join room_types type on type.hotel_id = wanted.hotel_id and type.id = wanted.type_id
    cross join lateral (select count(*)::int as rooms from rooms room
      where room.hotel_id = wanted.hotel_id and room.type_id = wanted.type_id
        and not exists (select from room_closures closed where closed.hotel_id = room.hotel_id
          and closed.room_number = room.number and wanted.day between closed.start_date and closed.end_date)) open
  where wanted.stays > open.rooms
  order by wanted.day, type.name`)

interface ArrivalTime {
  readonly id: string
  readonly arrivalTime: string | undefined
}

/** Updates main guests who haven't entered anything themselves. */
export async function updateArrivalTimes(tx: HotelTransaction, arrivals: readonly ArrivalTime[]): Promise<void> {
  const ids = arrivals.map(({ id }) => id)
  const times = arrivals.map(({ arrivalTime }) => arrivalTime)
  await sql`update guests set given = given || jsonb_build_object('arrivalTime', said.arrival_time)
    from unnest(${ids}::uuid[], ${times}::text[]) as said (reservation_id, arrival_time)
    where guests.reservation_id = said.reservation_id and main and given_by is null`.execute(tx)
}
